/** One demo account: sign-in name, nickname, type, upline, days since registration, opening deposit in đồng. */
export type Person = readonly [
  name: string,
  nickname: string,
  type: 0 | 1 | 2 | 4,
  upline: string | null,
  daysAgo: number,
  deposit: number,
]

/** The password of every demo account. */
export const demoPassword = 'Saola2026'

/** The transaction password of every demo account. */
export const demoPaymentPassword = '246810'

/** The real name that one demo account has given, for the proof by the name on a bank account. */
export const namedAccount = { name: 'haiyen95', realName: 'Hoàng Thị Hải Yến' } as const

/** Where a demo account's codes go: member01 is 0912000001 and member01@saola.test; the others follow their place in the list. */
export function contactsOf(name: string): { mobile: string; email: string } {
  const number = /^member(\d\d)$/.exec(name)?.[1]
  const place = String(people.findIndex(([each]) => each === name) + 1)
  const mobile = number === undefined ? `+84913${place.padStart(6, '0')}` : `+84912${number.padStart(6, '0')}`
  return { mobile, email: `${name}@saola.test` }
}

/** Invitation codes of the demo agents; the other agents have their name in capitals. */
export const invitationCodes: Readonly<Record<string, string>> = {
  topagent: 'SAOLA0',
  agent01: 'SAOLA1',
  agent02: 'SAOLA2',
}

/** This member and this agent still have the password that somebody else chose. */
export const freshAccounts: readonly string[] = ['thuytien26', 'agent06']

/** The password of this account has expired. */
export const expiredAccount = 'baolong88'

/** Uplines come before their downlines. */
export const people: readonly Person[] = [
  ['topagent', 'Trần Quốc Hùng', 2, null, 320, 200_000_000],
  ['agent01', 'Lê Minh Khang', 1, 'topagent', 280, 80_000_000],
  ['agent02', 'Nguyễn Thu Hà', 1, 'agent01', 240, 40_000_000],
  ['member01', 'Gió Biển', 0, 'agent02', 210, 2_000_000],
  ['member02', 'Mây Sài Gòn', 0, 'agent02', 200, 5_000_000],
  ['trial01', 'Khách chơi thử', 4, 'agent02', 90, 0],
  ['agent03', 'Phạm Văn Lộc', 1, 'topagent', 230, 25_000_000],
  ['agent04', 'Đỗ Thị Mai', 1, 'agent01', 190, 18_000_000],
  ['agent05', 'Vũ Đức Anh', 1, 'agent02', 150, 9_000_000],
  ['agent06', 'Hoàng Yến', 1, 'agent03', 120, 6_500_000],
  ['hoangnam91', 'Nam Hải Phòng', 0, 'topagent', 260, 12_000_000],
  ['quynhanh', 'Quỳnh Anh', 0, 'topagent', 214, 3_500_000],
  ['tuankiet79', 'Kiệt Tấn', 0, 'topagent', 133, 800_000],
  ['bichngoc', 'Ngọc Bích', 0, 'topagent', 45, 1_500_000],
  ['thanhtung', 'Tùng Lâm', 0, 'agent01', 198, 7_200_000],
  ['kimchi1990', 'Kim Chi', 0, 'agent01', 176, 450_000],
  ['ducphuc', 'Phúc Lộc Thọ', 0, 'agent01', 158, 22_000_000],
  ['ngocdiep', 'Diệp Lá Xanh', 0, 'agent01', 101, 2_600_000],
  ['vanthien', 'Thiên Lý', 0, 'agent01', 77, 300_000],
  ['phuonglinh', 'Linh Đà Lạt', 0, 'agent01', 34, 1_100_000],
  ['tienmanh', 'Mạnh Cần Thơ', 0, 'agent01', 12, 0],
  ['haiyen95', 'Yến Nhỏ', 0, 'agent02', 188, 3_300_000],
  ['trungdung', 'Dũng Sông Hàn', 0, 'agent02', 172, 15_000_000],
  ['minhthu', 'Thu Cúc', 0, 'agent02', 160, 950_000],
  ['baolong88', 'Bảo Long', 0, 'agent02', 147, 6_000_000],
  ['khanhvy', 'Khánh Vy', 0, 'agent02', 129, 2_050_000],
  ['giahuy', 'Huy Gia Lai', 0, 'agent02', 110, 500_000],
  ['lanphuong', 'Lan Phương', 0, 'agent02', 96, 4_400_000],
  ['quangvinh', 'Vinh Quang', 0, 'agent02', 83, 1_750_000],
  ['anhtuyet', 'Tuyết Hà Giang', 0, 'agent02', 64, 600_000],
  ['sontung', 'Sơn Tây', 0, 'agent02', 51, 9_800_000],
  ['myduyen', 'Duyên Dáng', 0, 'agent02', 28, 250_000],
  ['huuphuoc', 'Phước Hậu', 0, 'agent02', 15, 1_000_000],
  ['thuytien26', 'Thủy Tiên', 0, 'agent02', 3, 200_000],
  ['congthanh', 'Thành Công', 0, 'agent03', 140, 5_500_000],
  ['hongnhung', 'Nhung Huyền', 0, 'agent03', 88, 720_000],
  ['vietcuong', 'Cường Vinh', 0, 'agent03', 41, 3_000_000],
  ['thanhxuan', 'Xuân Hà Nội', 0, 'agent04', 125, 8_800_000],
  ['ngochan', 'Ngọc Hân', 0, 'agent04', 70, 400_000],
  ['dinhkhoi', 'Khôi Nguyên', 0, 'agent04', 22, 2_200_000],
  ['camtu', 'Cẩm Tú', 0, 'agent05', 107, 1_300_000],
  ['nhatminh', 'Minh Nhật', 0, 'agent05', 59, 650_000],
  ['hoaiphong', 'Gió Hoài', 0, 'agent05', 19, 3_900_000],
  ['tramanh', 'Trâm Anh', 0, 'agent06', 66, 550_000],
  ['ducthang', 'Thắng Lớn', 0, 'agent06', 30, 10_000_000],
  ['kieutrinh', 'Kiều Trinh', 0, 'agent06', 8, 150_000],
]

// What stands first in the lists of passwords that have leaked, in Vietnam and elsewhere: a word, alone or with one of the ends that
// people add. It is kept at the gateway, so that no browser loads it.

const words = `
password passw0rd p@ssword p@ssw0rd pass passwd admin administrator root user guest test welcome login master letmein hello
iloveyou loveyou iloveu love lovely sweet honey babygirl baby princess angel sunshine flower butterfly chocolate cookie
monkey dragon tiger lion eagle shadow michael jordan daniel charlie thomas robert jessica ashley nicole michelle amanda
andrew joshua matthew anthony william george hunter killer batman superman spiderman pokemon naruto starwars matrix
football soccer baseball basketball liverpool chelsea arsenal manchester barcelona realmadrid ronaldo messi
summer winter spring autumn monday friday january december freedom secret computer internet google facebook samsung
apple iphone android windows microsoft qwerty qwe asdf asd zxc zxcv qaz wsx q1w2e3 q1w2e3r4 a1b2c3 a1b2c3d4 abc abcd
trustno1 whatever access mustang corvette ferrari porsche mercedes toyota honda yamaha
matkhau mk matkhaumoi khongbiet khongnho quenmatkhau taikhoan dangnhap xinchao
anhyeuem emyeuanh yeuem yeuanh yeuemnhieu yeuanhnhieu anhnhoem emnhoanh tinhyeu nguoiyeu mai mayeu vochong
anh em bo me conyeu conyeubame giadinh ngocanh minhanh tuananh hoanganh ducanh phuonganh lananh quynhanh mailan
nguyen nguyenvan nguyenthi tran tranvan le levan pham hoang huynh phan vu dang bui ngo duong
hanoi saigon hochiminh danang haiphong hue cantho dalat nhatrang vungtau vietnam vietnamvodich vodich
hungdung thanh thanhcong thanhdat tiendung quang quanghai congphuong vanquyet sontung
phattai phatloc thanhtai maymain mayman locphat tienve giaumanh choivui dangcap
soledad superstar rockstar diamond golden silver lucky winner player poker casino bet money cash gambler jackpot
`
  .trim()
  .split(/\s+/)

const ends = [
  '',
  '0',
  '1',
  '2',
  '3',
  '5',
  '6',
  '7',
  '8',
  '01',
  '11',
  '12',
  '21',
  '22',
  '23',
  '68',
  '79',
  '86',
  '88',
  '123',
  '321',
  '456',
  '789',
  '1234',
  '12345',
  '123456',
  '2020',
  '2021',
  '2022',
  '2023',
  '2024',
  '2025',
  '!',
  '1!',
  '123!',
  '@123',
]

const leaked: ReadonlySet<string> = new Set(words.flatMap((word) => ends.map((end) => word + end)))

/** Whether a password stands in the list of leaked ones (session 48); large and small letters are one. */
export function isLeaked(password: string): boolean {
  return leaked.has(password.normalize('NFC').toLowerCase())
}

import { beasts, fruits, heroes, places, treasures } from '../catalogue/slot-words.ts'
import { tableWords } from '../catalogue/table-names.ts'

// Words of the other families that read badly when they are torn apart.
const phrases =
  'Miền Bắc,Miền Trung,Miền Nam,Bóng Đá,Bóng Rổ,Điện Tử,Trực Tiếp,Vòng Quay,Đấu Trường,Huyền Thoại,Kho Báu,Bí Mật,Bí Ẩn,' +
  'Hành Trình,Lời Nguyền,Truy Tìm,Thời Đại,Ngai Vàng,Điệu Múa,Bảo Vật,Thử Thách,Vương Quốc,Phiêu Lưu,Sức Mạnh,Đại Tiệc,' +
  'Tiếng Gọi,Mùa Xuân,Lễ Hội,Cơn Mưa,Giấc Mơ'

/** A longer word would force the whole name into small type. */
const longest = 15

const compounds = [...beasts, ...heroes, ...places, ...treasures, ...fruits, ...tableWords]
  .flatMap((pair) => [pair.vi, pair.en.replace(/^the /u, '')])
  .concat(phrases.split(','))
  .filter((word) => word.includes(' ') && word.length <= longest)
  .toSorted((one, other) => other.length - one.length)

const pattern = new RegExp(`(?:& )?(?<!\\p{L})(?:${compounds.join('|')})(?!\\p{L})|& \\S+`, 'gu')

/** Ties the parts of one word together with no-break spaces, so that `Gấu Trúc` or `& Hạc` never splits over two lines. */
export function bindCompounds(name: string): string {
  return name.replace(pattern, (word) => word.replaceAll(' ', '\u00a0'))
}

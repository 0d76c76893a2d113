import { gameFamilies, type GameFamily } from '@saola/protocol'

/** Who makes games: an invented studio, the in-house vendor, or one of the lottery vendors (games 7). */
export type Vendor = {
  code: string
  nameVi: string
  nameEn: string
  families: readonly GameFamily[]
  /** 1 puts the vendor first in its lane. */
  isHot: 0 | 1
}

/** The in-house vendor: its games are paid through the same seamless wallet calls as anybody's. */
export const inHouseVendor = 'SAOLA'

// code | Vietnamese | English | families | hot
const rows = `
SAOLA | Saola | Saola | RNG MINI JACKPOT BINGO | hot
TCG_LOTTO_VN | Xổ Số Ba Miền | Three Regions Lottery | LOTT ELOTT | hot
TCG_SEA | Xổ Số Đông Nam Á | Southeast Asia Lottery | LOTT
GPI | Xổ Số Năm Châu | Five Continents Lottery | LOTT ELOTT
TREVANG | Tre Vàng | Gilt Bamboo | RNG JACKPOT FISH | hot
SONSON | Sơn Son | Vermilion Works | RNG JACKPOT | hot
HOASUNG | Hoa Súng | Waterlily Lane | RNG MINI
DIEUGIAY | Diều Giấy | Paper Kite | RNG BINGO
AMDONG | Âm Đồng | Bronze Echo | RNG JACKPOT
GIOMUA | Gió Mùa | Monsoon Yard | RNG FISH
THUYENTRANG | Thuyền Trăng | Moonboat | RNG | hot
CHIMLAC | Chim Lạc | Lac Bird | RNG MINI
HACGIAY | Hạc Giấy | Folded Crane | RNG
ROINUOC | Rối Nước | Water Puppet House | RNG MINI
TUYETSA | Tuyết Sa | Fansipan Snow | RNG
DACUOI | Đá Cuội | Pebble & Sons | RNG
NAMCHAM | Nam Châm | Lodestone Shed | RNG MINI
HONGNGOC | Hồng Ngọc | Rubywright | RNG JACKPOT
MATCUOI | Mặt Cười | Grin Factory | RNG MINI
SAOBANG | Sao Băng | Meteor Yard | RNG
DONGXU | Đồng Xu | Coinsmith | RNG JACKPOT
BENHO | Bến Hồ | Lakeside Nine | RNG
CAUVONG | Cầu Vồng | Seven Bands | RNG BINGO
QUATHI | Quả Thị | Gold Apple Tale | RNG
HATGAO | Hạt Gạo | Ricegrain | RNG
TIENGVE | Tiếng Ve | Cicada Summer | RNG
OCSEN | Ốc Sên | Patient Snail | RNG
MANDEM | Màn Đêm | Nightdrape | RNG
LUATRAI | Lửa Trại | Campfire Nine | RNG
MAYNUI | Mây Núi | Cloudridge | RNG
CHUONGGIO | Chuông Gió | Chime Garden | RNG
GUONGCO | Gương Cổ | Old Mirror | RNG
CATHAN | Cá Thần | Spirit Carp | FISH RNG | hot
LUOIBAC | Lưới Bạc | Silver Net | FISH
RANSANHO | Rạn San Hô | Coral Bench | FISH
SANHTRANG | Sảnh Trăng | Moonhall Live | LIVE | hot
SANHNGOC | Sảnh Ngọc | Jadehall Live | LIVE
DAYEN | Dạ Yến | Night Banquet | LIVE
KIMDAI | Kim Đài | Gilt Stage | LIVE | hot
SANCO | Sân Cỏ | Greenturf | SPORTS ESPORTS | hot
HIEPHAI | Hiệp Hai | Second Half | SPORTS
KHANDAI | Khán Đài | Terrace Nine | SPORTS ESPORTS
TUONGLINH | Tướng Lĩnh | Warlane | ESPORTS
CHIEUHOA | Chiếu Hoa | Flowered Mat | PVP | hot
TUQUY | Tứ Quý | Four Kings Club | PVP
SOIGA | Sới Gà Đồng | Field Ring | COCKFIGHT
CUASAT | Cựa Sắt | Iron Spur | COCKFIGHT
LOTOPHO | Lô Tô Phố | Street Caller | BINGO MINI
`

/** All vendors; the order is the order of a lane. Names are invented and stand for no company. */
export const vendors: readonly Vendor[] = rows.trim().split('\n').map(vendorOf)

/** The vendors that make games of a family, in lane order. */
export function vendorsOf(family: GameFamily): Vendor[] {
  return vendors.filter((vendor) => vendor.families.includes(family))
}

function vendorOf(row: string): Vendor {
  const [code = '', nameVi = '', nameEn = '', owned = '', hot] = row.split('|').map((cell) => cell.trim())
  const listed = owned.split(' ')
  return {
    code,
    nameVi,
    nameEn,
    families: gameFamilies.filter((family) => listed.includes(family)),
    isHot: hot === 'hot' ? 1 : 0,
  }
}

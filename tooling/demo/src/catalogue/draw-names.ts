import { crossed, namePairs, type NamePair } from './name-pair.ts'
import { beasts, treasures } from './slot-words.ts'

const regionDraws = namePairs(`
Xổ Số Miền Bắc: Northern Lottery; Xổ Số Miền Trung: Central Lottery; Xổ Số Miền Nam: Southern Lottery
`)

const provinces =
  'Hà Nội, Hải Phòng, Quảng Ninh, Bắc Ninh, Nam Định, Thái Bình, Thừa Thiên Huế, Phú Yên, Đắk Lắk, Quảng Nam, Đà Nẵng, ' +
  'Khánh Hòa, Bình Định, Quảng Trị, Quảng Bình, Gia Lai, Ninh Thuận, Quảng Ngãi, Đắk Nông, Kon Tum, TP. Hồ Chí Minh, ' +
  'Đồng Tháp, Cà Mau, Bến Tre, Vũng Tàu, Bạc Liêu, Đồng Nai, Cần Thơ, Sóc Trăng, Tây Ninh, An Giang, Bình Thuận, ' +
  'Vĩnh Long, Bình Dương, Trà Vinh, Long An, Bình Phước, Hậu Giang, Tiền Giang, Kiên Giang, Đà Lạt'

/** Vietnamese draws: the three regions, then the drawing provinces. Province names stay as they are in English. */
export function vietnamDrawNames(): NamePair[] {
  const byProvince = provinces.split(', ').map((name) => ({ vi: `Xổ Số ${name}`, en: `${name} Lottery` }))
  return [...regionDraws, ...byProvince]
}

/** Draws of the neighbours, per country. */
export function seaDrawNames(): NamePair[] {
  return namePairs(`
    Xổ Số Lào: Lao Lottery; Xổ Số Thái Lan: Thai Lottery; Xổ Số Campuchia: Cambodian Lottery
    Xổ Số Malaysia: Malaysian Four Digits; Xổ Số Singapore: Singapore Four Digits; Xổ Số Indonesia: Indonesian Four Digits
    Xổ Số Philippines: Philippine Lottery; Xổ Số Myanmar: Myanmar Two Digits
  `)
}

/** Draws from further away. */
export function worldDrawNames(): NamePair[] {
  return namePairs(`
    Xổ Số Úc: Australian Draw; Xổ Số Nhật Bản: Japanese Draw; Xổ Số Hàn Quốc: Korean Draw; Xổ Số Đức: German Draw
    Xổ Số Ý: Italian Draw; Xổ Số Tây Ban Nha: Spanish Draw; Xổ Số Canada: Canadian Draw; Xổ Số New Zealand: New Zealand Draw
  `)
}

const fastDraws = namePairs(`
Tài Xỉu {}: Big Small {}; Keno {}: Keno {}; Xổ Số 3D {}: Three Digits {}; Xổ Số 5D {}: Five Digits {}
Đua Top 10 {}: Top Ten Race {}; Xúc Xắc {}: Dice Draw {}; Lô Đề {}: Two-Number Draw {}; Mega 6 Số {}: Six Balls {}
`)

const paces = namePairs(`
45 Giây: 45 Seconds; 1 Phút: 1 Minute; 90 Giây: 90 Seconds; 2 Phút: 2 Minutes; 3 Phút: 3 Minutes; 5 Phút: 5 Minutes
10 Phút: 10 Minutes
`)

/** Lotteries whose result follows at once, as games of ours. */
export function instantDrawNames(): NamePair[] {
  return namePairs('Keno Tức Thì: Instant Keno; Thẻ Cào Tức Thì: Instant Scratch Card')
}

/** Fast draws: a kind and its pace. */
export function fastDrawNames(): NamePair[] {
  return crossed(fastDraws, paces)
}

const pots = namePairs(`
Hũ {}: {} Pot; Nổ Hũ {}: {} Jackpot; Đại Phúc {}: Great Blessing {}; Triệu Phú {}: {} Millionaire
`)

/** Progressive pots over the beasts and treasures of the slots. */
export function potNames(): NamePair[] {
  return crossed(pots, [...beasts.slice(0, 26), ...treasures.slice(0, 16)])
}

const callers = namePairs(`
Lô Tô {}: {} Loto; Bingo 75 {}: {} Bingo 75; Bingo 90 {}: {} Bingo 90; Bingo Tốc Độ {}: {} Speed Bingo
`)

const callerThemes = namePairs(`
Hội Chợ: Fairground; Miệt Vườn: Orchard; Phố Đêm: Night Street; Ngày Tết: New Year; Trung Thu: Mid-Autumn; Bến Sông: Riverside
Rạp Xiếc: Circus; Bãi Biển: Seaside; Sân Đình: Village Yard; Chợ Hoa: Flower Market; Vũ Trụ: Outer Space; Sân Ga: Station
Quán Chè: Dessert Shop; Sơn Trang: Hill Lodge; Trăng Rằm: Full Moon
`)

/** Bingo halls: the kind of card and the place. */
export function bingoNames(): NamePair[] {
  return crossed(callers, callerThemes)
}

const quickGames = namePairs(`
Vòng Quay: Wheel; Đập Trứng: Egg Smash; Bi Rơi: Ball Drop; Tung Xu: Coin Toss; Oẳn Tù Tì: Rock Paper Scissors
Xúc Xắc: Dice; Rút Thẻ: Card Draw; Thẻ Cào: Scratch Card; Tên Lửa: Rocket; Dò Mìn: Mine Sweep; Cao Thấp: High Low
Lật Ô: Tile Flip; Qua Đường: Road Crossing; Bóc Lì Xì: Envelope Opening; Bầu Cua: Gourd & Crab; Khí Cầu: Balloon
Keno: Keno
`)

const quickMoods = namePairs(`
{} Vàng: Golden {}; {} Tốc Độ: Speed {}; {} Neon: Neon {}; {} Ngày Tết: New Year {}; {} Đêm Trăng: Moonlight {}
{} Siêu Cấp: Super {}; {} Bảy Màu: Rainbow {}; {} Hoàng Gia: Royal {}; {} Vũ Trụ: Cosmic {}; {} Rừng Xanh: Jungle {}
{} Đại Dương: Ocean {}
`)

/** Quick games: one act, one mood. */
export function quickNames(): NamePair[] {
  return crossed(quickMoods, quickGames)
}

import { crossed, distinct, namePairs, type NamePair } from './name-pair.ts'

const liveGames = namePairs(`
Baccarat: Baccarat; Rồng Hổ: Dragon Tiger; Tài Xỉu: Big Small; Roulette: Roulette; Xóc Đĩa: Shaken Bowl
Xì Dách: Blackjack; Poker Ba Lá: Three-Card Poker; Fan Tan: Fan Tan; Bầu Cua: Gourd & Crab; Ngầu Hầm: Bull Fight
Xì Tố Trực Tiếp: Live Stud; Vòng Quay May Mắn: Lucky Wheel
`)

const liveTables = namePairs(`
{}: {}; {} Tốc Độ: Speed {}; {} VIP: VIP {}; {} Sảnh Đỏ: Red Room {}; {} Sảnh Xanh: Jade Room {}
{} Kim Cương: Diamond {}; {} Bàn Dài: Long Table {}; {} Đêm Khuya: Late Night {}; {} Người Việt: Vietnamese-Speaking {}
{} Siêu Hệ Số: {} Multiplier; {} Đấu Trường: {} Arena; {} Bàn Riêng: Private {}; {} Cược Nhỏ: Low-Stake {}
{} Cao Thủ: High-Stake {}; {} Toàn Cảnh: Panorama {}; {} Mở Bài: Squeeze {}; {} Khung Giờ Vàng: Prime Time {}
{} Cung Đình: Court {}
`)

/** Live tables: a game and the table it is dealt at. */
export function liveNames(): NamePair[] {
  return crossed(liveTables, liveGames)
}

const cardGames = namePairs(`
Tiến Lên Miền Nam: Southern Tien Len; Tiến Lên Miền Bắc: Northern Tien Len; Phỏm: Phom; Sâm Lốc: Sam Loc
Mậu Binh: Thirteen Cards; Liêng: Lieng; Ba Cây: Three Cards; Xì Dách: Blackjack; Catte: Catte; Chắn: Chan
Tổ Tôm: To Tom; Xì Tố: Five-Card Stud; Poker Hold'em: Hold'em Poker; Poker Omaha: Omaha Poker; Cờ Tướng: Chinese Chess
Cờ Úp: Hidden Chess; Rummy: Rummy; Bài Cào: Scratch Nine; Đấu Địa Chủ: Fight the Landlord; Mạt Chược: Mahjong; Video Poker: Video Poker
`)

const cardRooms = namePairs(`
{}: {}; {} Bình Dân: {} Casual; {} Cao Thủ: {} Masters; {} Đại Gia: {} High Roller; {} Tốc Chiến: {} Rapid
{} Giải Đấu: {} Tournament; {} Solo: {} Heads-Up; {} Phòng Kín: {} Private Room; {} Đếm Lá: {} Card Count
`)

/** Card and board rooms, member against member. */
export function cardNames(): NamePair[] {
  return crossed(cardRooms, cardGames)
}

const seaPrey = namePairs(`
Cá Mập: Shark; Cá Voi: Whale; Rồng Biển: Sea Dragon; Bạch Tuộc: Octopus; Cá Chép: Carp; Cua Hoàng Đế: King Crab
Cá Đuối: Stingray; Rùa Biển: Sea Turtle; Cá Kiếm: Swordfish; Tôm Hùm: Lobster; Cá Sấu: Crocodile; Cá Heo: Dolphin
Cá Ngựa: Seahorse; Mực Khổng Lồ: Giant Squid; Cá Lồng Đèn: Lanternfish; Nàng Tiên Cá: Mermaid
`)

const seaTales = namePairs(`
Săn {}: {} Hunt; Đại Chiến {}: {} War; Truy Bắt {}: {} Chase; Vịnh {}: {} Bay; Vua {}: {} King; {} Nổi Giận: Raging {}
Kho Báu {}: {} Treasure; Lưới Vàng {}: {} Golden Net; Đêm {}: {} Night
`)

const seaClassics = namePairs(`
Cá Lớn Nuốt Cá Bé: Big Fish Eat Small Fish; Thủy Cung Vàng: Golden Aquarium; Đáy Biển Huyền Bí: Mysterious Seabed
Ngư Dân Tranh Tài: Fishermen's Contest; Sóng Gió Biển Đông: Rough Eastern Seas; Pháo Thủ Đại Dương: Ocean Gunner
Tiệc Hải Sản: Seafood Banquet; Bắn Cá Ăn Xu: Coin Catch; Long Cung: Dragon King's Palace; Ra Khơi: Setting Sail
`)

/** Fishing games: the catch and the story. */
export function fishNames(): NamePair[] {
  return [...seaClassics, ...crossed(seaTales, seaPrey)]
}

const sports = namePairs(`
Bóng Đá: Football; Bóng Rổ: Basketball; Quần Vợt: Tennis; Cầu Lông: Badminton; Bóng Chuyền: Volleyball
Bóng Bàn: Table Tennis; Quyền Anh: Boxing; Võ Tổng Hợp: Mixed Martial Arts; Đua Ngựa: Horse Racing; Đua Xe: Motor Racing
Đua Chó: Greyhound Racing; Bi-a: Billiards; Bóng Chày: Baseball; Khúc Côn Cầu: Ice Hockey; Golf: Golf; Futsal: Futsal
`)

const sportBooks = namePairs(`
{} Hôm Nay: {} Today; {} Trực Tiếp: Live {}; Kèo Sớm {}: {} Early Market; {} Ảo: Virtual {}; Cược Xiên {}: {} Parlay
`)

/** Sports books: a sport and the way to bet on it. */
export function sportNames(): NamePair[] {
  return distinct([
    { vi: 'Toàn Bộ Thể Thao', en: 'All Sports' },
    { vi: 'Trực Tiếp Hôm Nay', en: 'In Play Today' },
    { vi: 'Cược Vô Địch', en: 'Outright Winners' },
    ...crossed(sportBooks, sports),
  ])
}

const arenas = namePairs(`
Đấu Trường 5 Người: Five-a-Side Arena; Bắn Súng Chiến Thuật: Tactical Shooter; Sinh Tồn: Battle Royale
Bóng Đá Điện Tử: Electronic Football; Bóng Rổ Điện Tử: Electronic Basketball; Đua Xe Điện Tử: Sim Racing
Cờ Nhân Phẩm: Auto Chess; Đối Kháng: Fighting Game; Chiến Lược: Real-Time Strategy; Thẻ Bài Chiến Thuật: Card Battler
`)

const arenaEvents = namePairs(`
{} Trực Tiếp: {} Live; {} Hôm Nay: {} Today; Cúp Mùa Xuân {}: {} Spring Cup; Chung Kết {}: {} Finals
Bán Chuyên {}: {} Semi-Pro
`)

/** E-sports books: a genre, never a published game, and the event. */
export function arenaNames(): NamePair[] {
  return crossed(arenaEvents, arenas)
}

const rings = namePairs(`
Trường Gà Gò Đất: Red Earth Ring; Trường Gà Bến Tre: Riverside Ring; Sới Gà Hội Làng: Village Fair Ring
Gà Chọi Cựa Dao: Blade Spur; Gà Đòn Miền Trung: Central Bare Heel; Gà Nòi Nam Bộ: Southern Gamecock
Đấu Trường Gà Rừng: Jungle Fowl Arena; Thần Kê Xuất Trận: Divine Rooster Enters; Chiến Kê Tranh Hùng: Rooster Duel
Hùng Kê Đại Chiến: Great Rooster War; Gà Chọi Trực Tiếp: Live Cockfight; Vương Kê: Rooster King
Gà Tre Tốc Chiến: Bantam Rapid; Ô Kê Bóng Đêm: Black Rooster Midnight; Xích Kê Lửa: Fire-Red Rooster
Bạch Kê Tuyết: Snow-White Rooster
`)

/** Cockfight rings. */
export function ringNames(): NamePair[] {
  return rings
}

/** The words that table, sea and sport names are made of. */
export const tableWords: readonly NamePair[] = [...liveGames, ...cardGames, ...seaPrey, ...sports, ...arenas]

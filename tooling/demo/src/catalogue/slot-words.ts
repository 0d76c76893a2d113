import { namePairs } from './name-pair.ts'

/** Animals, real and of legend. */
export const beasts = namePairs(`
Rồng: Dragon; Hổ: Tiger; Phượng Hoàng: Phoenix; Kỳ Lân: Qilin; Rùa Vàng: Golden Turtle; Cá Chép: Carp; Hạc: Crane
Trâu: Buffalo; Bạch Mã: White Horse; Voi: Elephant; Sói: Wolf; Cáo: Fox; Gấu: Bear; Gấu Trúc: Panda; Mèo: Cat
Thỏ Ngọc: Jade Rabbit; Chuột: Mouse; Khỉ: Monkey; Heo Đất: Piggy; Gà Trống: Rooster; Rắn Thần: Serpent
Báo Gấm: Leopard; Sư Tử: Lion; Đại Bàng: Eagle; Cú Mèo: Owl; Chim Công: Peacock; Thiên Nga: Swan; Chim Én: Swallow
Vẹt: Parrot; Bướm: Butterfly; Ong: Bee; Ếch: Frog; Cóc Tía: Toad; Nai: Deer; Sao La: Saola; Tê Giác: Rhino
Cá Sấu: Crocodile; Cá Voi: Whale; Cá Mập: Shark; Bạch Tuộc: Octopus; Rái Cá: Otter; Bọ Cạp: Scorpion
Đom Đóm: Firefly; Chuồn Chuồn: Dragonfly; Sóc: Squirrel; Mãng Xà: Python
`)

/** What an animal can be. */
export const beastTraits = namePairs(`
{} Dát Vàng: Gilded {}; {} Ngọc Bích: Jasper {}; {} Rực Lửa: Blazing {}; {} Băng Giá: Frostbound {}
{} Sấm Sét: Thunderclap {}; {} Dưới Trăng: Moonlit {}; {} Bóng Đêm: Midnight {}; {} Hoàng Gia: Regal {}
{} Huyền Bí: Mystic {}; {} Dũng Mãnh: Valiant {}; {} Bất Tử: Deathless {}; {} Thần Tốc: Quicksilver {}
{} Pha Lê: Crystal {}; {} Hồng Ngọc: Ruby-Eyed {}; {} Bão Tố: Stormborn {}; {} Ngân Hà: Starfield {}
{} Tinh Nghịch: Cheeky {}; {} Ham Ngủ: Drowsy {}; {} Phát Tài: Prosperous {}; {} Cổ Đại: Age-Old {}
{} Sơn Mài: Lacquered {}; {} Tham Ăn: Hungry {}; {} Bảy Màu: Rainbow {}; {} Đại Hiệp: Chivalrous {}
`)

/** What an animal does: small stories. */
export const beastStories = namePairs(`
{} Đón Tết: {} New Year; {} Trẩy Hội: {} at the Fair; {} Rước Đèn: {} Lantern Parade; {} Đua Thuyền: {} Boat Race
{} Đào Vàng: {} Goldfield; {} Săn Kho Báu: {} Treasure Hunt; {} Vào Bếp: {} in the Kitchen; {} Lướt Sóng: {} Surf Club
{} Du Xuân: {} Spring Walk; {} Đánh Trống: {} on the Drum; {} Bay Đêm: {} Night Flight; {} Mở Hội: {} Jamboree
`)

/** People of tales and trades. */
export const heroes = namePairs(`
Hải Tặc: Corsair; Nữ Hoàng: Empress; Hiệp Sĩ: Knight; Phù Thủy: Wizard; Tiên Nữ: Fairy; Công Chúa: Princess
Hoàng Tử: Prince; Thợ Săn: Hunter; Kiếm Khách: Swordsman; Nữ Tướng: Lady General; Thần Tài: Wealth God
Thần Sấm: Thunder God; Thần Biển: Sea God; Thần Rừng: Forest Spirit; Thợ Mỏ: Miner; Thuyền Trưởng: Sea Captain
Nhà Thám Hiểm: Explorer; Siêu Trộm: Master Thief; Chú Hề: Jester; Võ Sĩ: Fighter; Xạ Thủ: Archer
Nhà Giả Kim: Alchemist; Ngư Ông: Old Fisherman; Tiều Phu: Woodcutter; Nhạc Công: Lute Player; Đầu Bếp: Chef
Cao Bồi: Cowboy; Ma Cà Rồng: Vampire; Xác Ướp: Mummy; Người Tuyết: Snowman; Người Khổng Lồ: Giant; Người Máy: Robot
Phi Hành Gia: Astronaut; Trạng Nguyên: Scholar; Lái Buôn: Spice Trader; Thầy Bói: Fortune Teller
`)

/** What a person can be. */
export const heroTraits = namePairs(`
{} Bất Bại: Undefeated {}; {} Lang Thang: Wandering {}; {} Hào Hoa: Gallant {}; {} Áo Đỏ: Scarlet {}
{} Áo Đen: Black-Clad {}; {} Cuối Cùng: The Last {}; {} Bí Ẩn: Nameless {}; {} Tí Hon: Thumb-Sized {}
{} Phương Bắc: {} of the North; {} Phương Nam: {} of the South; {} Mặt Nạ: Masked {}; {} Vui Tính: Merry {}
{} Mắt Lửa: Fire-Eyed {}; {} Tay Vàng: Gold-Handed {}
`)

/** Tales that any animal or person can carry. */
export const tales = namePairs(`
Kho Báu Của {}: The {}'s Treasure; Vương Quốc {}: {} Kingdom; Huyền Thoại {}: Legend of the {}
Bí Mật Của {}: Secret of the {}; Đêm Của {}: Night of the {}; Hành Trình Của {}: The {}'s Journey
{} Trở Lại: Return of the {}; Lời Nguyền {}: Curse of the {}; Truy Tìm {}: In Search of the {}
Thời Đại {}: Age of the {}; Ngai Vàng {}: Throne of the {}; Điệu Múa {}: Dance of the {}; Bảo Vật {}: Relic of the {}
Thử Thách {}: The {}'s Trial
`)

/** Where it happens; the English carries its article. */
export const places = namePairs(`
Rừng Trúc: the Bamboo Forest; Núi Tuyết: the Snow Mountain; Đảo Xa: the Far Island; Thung Lũng Mây: the Cloud Valley
Vịnh Ngọc: Jade Bay; Thành Cổ: the Old Citadel; Phố Đèn Lồng: Lantern Street; Hang Pha Lê: the Crystal Cave
Biển Sâu: the Deep Sea; Sa Mạc: the Desert; Lâu Đài Đá: the Stone Castle; Đền Cổ: the Ancient Temple
Cung Trăng: the Moon Palace; Rừng Già: the Jungle; Thảo Nguyên: the Steppe; Hồ Sen: Lotus Lake
Ruộng Bậc Thang: the Rice Terraces; Chợ Nổi: the Floating Market; Bến Cảng: the Harbour; Thiên Cung: the Sky Palace
Núi Lửa: the Volcano; Vườn Đào: the Peach Garden; Thác Bạc: Silver Falls; Cổng Trời: the Sky Gate
Rạn San Hô: the Coral Reef; Phố Cổ: the Old Quarter; Ốc Đảo: the Oasis; Bắc Cực: the Far North
Dải Ngân Hà: the Milky Way; Cao Nguyên: the Highlands; Đầm Lầy: the Marsh; Rừng Thông: the Pine Wood
Kinh Thành: the Imperial City; Sông Lớn: the Great River; Hẻm Núi: the Gorge; Làng Gốm: the Potters' Village
`)

/** What a place can mean. */
export const placeTales = namePairs(`
Bí Ẩn {}: Mystery of {}; Kho Báu {}: Treasure of {}; Phiêu Lưu {}: Adventure in {}; Đêm Trăng {}: Moonrise over {}
Cơn Sốt Vàng {}: Gold Fever in {}; Lạc Bước {}: Lost in {}; Đường Đến {}: Road to {}; Người Gác {}: Keeper of {}
Tiếng Gọi {}: Call of {}; Mùa Xuân {}: Spring in {}; Lễ Hội {}: Festival of {}
`)

/** Precious and lucky things. */
export const treasures = namePairs(`
Kim Cương: Diamond; Hồng Ngọc: Ruby; Lục Bảo: Emerald; Lam Ngọc: Sapphire; Xu Cổ: Old Coin; Vàng Thỏi: Gold Ingot
Vương Miện: Crown; Trống Đồng: Bronze Drum; Chuông Vàng: Gold Bell; Gươm Báu: Sword; Đèn Thần: Magic Lamp
Hồ Lô: Gourd; Hoa Sen: Lotus; Hoa Đào: Peach Blossom; Hoa Mai: Apricot Blossom; Lồng Đèn: Lantern; Rương Báu: Chest
Bí Kíp: Secret Scroll; Mặt Nạ Tuồng: Opera Mask; Quạt Ngọc: Jade Fan; Trân Châu: Pearl; Gương Thần: Magic Mirror
Bản Đồ: Map; Sao Vàng: Gold Star; Mặt Trời: Sun; Vầng Trăng: Moon; Lửa Thiêng: Sacred Flame; Tia Chớp: Lightning
Nón Lá: Leaf Hat; Cổ Thư: Old Book; Bánh Chưng: Rice Cake; Lì Xì: Red Envelope
`)

/** What a precious thing can be or do. */
export const treasureTales = namePairs(`
{} Rực Rỡ: Radiant {}; {} Bí Truyền: Hidden {}; {} Ngàn Năm: Thousand-Year {}; {} Song Sinh: Twin {}
{} Hoàng Cung: Palace {}; {} Đổi Vận: {} of Fortune; {} Phát Lộc: {} of Plenty; {} Biết Nói: Talking {}
{} Thất Lạc: Lost {}; {} Quay Cuồng: Whirling {}; {} Bùng Nổ: {} Burst; Sức Mạnh {}: Power of the {}
Đại Tiệc {}: {} Banquet; Cơn Mưa {}: {} Shower; Giấc Mơ {}: {} Dream; Xưởng {}: {} Workshop; Tháp {}: {} Tower
`)

/** Fruit and sweets of the classic machines. */
export const fruits = namePairs(`
Anh Đào: Cherry; Dưa Hấu: Watermelon; Chanh Vàng: Lemon; Nho Tím: Grape; Cam Sành: Orange; Mận Hậu: Plum; Dâu Tây: Strawberry
Xoài Cát: Mango; Thanh Long: Dragon Fruit; Sầu Riêng: Durian; Măng Cụt: Mangosteen; Chôm Chôm: Rambutan
Dứa: Pineapple; Dừa Xiêm: Coconut; Khế Ngọt: Starfruit; Vải Thiều: Lychee; Bưởi: Pomelo; Đu Đủ: Papaya; Mít: Jackfruit
Số Bảy: Seven; Kẹo Dẻo: Gummy Candy; Bánh Trung Thu: Mooncake; Ô Mai: Candied Plum; Kem Dừa: Coconut Ice
`)

/** How fruit is served. */
export const fruitTraits = namePairs(`
{} Mọng Nước: Juicy {}; {} Rực Cháy: Flaming {}; {} Nhiệt Đới: Tropical {}; {} Đá Bào: Iced {}; {} Dát Vàng: Gilded {}
{} Siêu Tốc: Turbo {}; {} Cổ Điển: Classic {}; {} Kim Cương: Diamond {}; {} Ngày Hè: Summer {}; {} Đêm Neon: Neon {}
{} Nhà Vườn: Orchard {}; {} Chợ Phiên: Market-Day {}; {} Hoàng Gia: Royal {}; {} Nhân Đôi: Double {}
5 Dòng {}: Five-Line {}; 10 Dòng {}: Ten-Line {}; 27 Dòng {}: 27-Line {}; 40 Dòng {}: 40-Line {}; 100 Dòng {}: 100-Line {}
`)

type Words = { vi: string; en: string }

/** What points buy in the demo, as an operator enters it. */
type DemoGoods = {
  code: string
  name: Words
  about: Words
  art: string
  points: number
  delivery: 'address' | 'mobile'
  stock: number | null
  perMember: number | null
}

/** How points are earned and converted in the demo: a new member's first deposit already buys something small. */
export const demoPoints = {
  earn: {
    live: { points: 1, perAmount: 20_000 },
    lottery: { points: 1, perAmount: 10_000 },
    pvp: { points: 1, perAmount: 20_000 },
    slots: { points: 1, perAmount: 10_000 },
    sports: { points: 1, perAmount: 20_000 },
    deposit: { points: 1, perAmount: 20_000 },
  },
  convert: { points: 100, amount: 5_000 },
}

/** The goods of the demo: codes for a phone, and things that are sent; one of them is sold out. */
export const demoGoods: readonly DemoGoods[] = [
  {
    code: 'phone-card-10',
    name: { vi: 'Thẻ điện thoại 10.000 ₫', en: 'Phone card ₫10,000' },
    about: {
      vi: 'Mã nạp cho Viettel, Mobifone hoặc Vinaphone, gửi bằng tin nhắn trong ngày.',
      en: 'A top-up code for Viettel, Mobifone or Vinaphone, sent by message the same day.',
    },
    art: 'phone-card',
    points: 200,
    delivery: 'mobile',
    stock: 500,
    perMember: 10,
  },
  {
    code: 'phone-card-50',
    name: { vi: 'Thẻ điện thoại 50.000 ₫', en: 'Phone card ₫50,000' },
    about: {
      vi: 'Mã nạp cho Viettel, Mobifone hoặc Vinaphone, gửi bằng tin nhắn trong ngày.',
      en: 'A top-up code for Viettel, Mobifone or Vinaphone, sent by message the same day.',
    },
    art: 'phone-card',
    points: 950,
    delivery: 'mobile',
    stock: null,
    perMember: 5,
  },
  {
    code: 'lotus-tea',
    name: { vi: 'Hộp trà sen Tây Hồ', en: 'Box of West Lake lotus tea' },
    about: {
      vi: 'Trà Thái Nguyên ướp sen, 100 g, hộp giấy thắt nơ. Giao trong 3 đến 5 ngày.',
      en: 'Thai Nguyen tea scented with lotus, 100 g in a ribboned box. Delivered in 3 to 5 days.',
    },
    art: 'tea',
    points: 390,
    delivery: 'address',
    stock: 40,
    perMember: 2,
  },
  {
    code: 'football',
    name: { vi: 'Bóng đá số 5', en: 'Football, size 5' },
    about: {
      vi: 'Bóng khâu tay, da PU, dùng cho sân cỏ và sân cỏ nhân tạo. Giao trong 3 đến 5 ngày.',
      en: 'Hand-stitched PU leather for grass and artificial turf. Delivered in 3 to 5 days.',
    },
    art: 'football',
    points: 3_500,
    delivery: 'address',
    stock: 25,
    perMember: 1,
  },
  {
    code: 'jersey',
    name: { vi: 'Áo đấu đỏ sao vàng', en: 'Red jersey with a gold star' },
    about: {
      vi: 'Vải thoáng, đủ cỡ từ S đến XXL. Ghi cỡ áo cùng địa chỉ nhận.',
      en: 'Light fabric, sizes S to XXL. Write your size next to the address.',
    },
    art: 'jersey',
    points: 4_500,
    delivery: 'address',
    stock: 60,
    perMember: 2,
  },
  {
    code: 'powerbank',
    name: { vi: 'Pin sạc dự phòng 10.000 mAh', en: 'Power bank 10,000 mAh' },
    about: {
      vi: 'Sạc nhanh 20 W, một cổng USB-C và một cổng USB-A. Bảo hành 12 tháng.',
      en: 'Fast charging at 20 W, one USB-C and one USB-A port. Twelve months of warranty.',
    },
    art: 'powerbank',
    points: 6_000,
    delivery: 'address',
    stock: 18,
    perMember: 1,
  },
  {
    code: 'earphones',
    name: { vi: 'Tai nghe không dây', en: 'Wireless earphones' },
    about: {
      vi: 'Pin 24 giờ cùng hộp sạc, chống ồn khi gọi. Bảo hành 12 tháng.',
      en: 'Up to 24 hours with the case, with noise reduction on calls. Twelve months of warranty.',
    },
    art: 'earphones',
    points: 9_000,
    delivery: 'address',
    stock: 12,
    perMember: 1,
  },
  {
    code: 'backpack',
    name: { vi: 'Balo chống nước', en: 'Waterproof backpack' },
    about: {
      vi: 'Dung tích 22 lít, ngăn máy tính 15,6 inch. Giao trong 3 đến 5 ngày.',
      en: 'Holds 22 litres, with a sleeve for a 15.6-inch laptop. Delivered in 3 to 5 days.',
    },
    art: 'backpack',
    points: 11_000,
    delivery: 'address',
    stock: 9,
    perMember: 1,
  },
  {
    code: 'speaker',
    name: { vi: 'Loa bluetooth mini', en: 'Small bluetooth speaker' },
    about: {
      vi: 'Chống nước IPX7, phát liền 12 giờ. Bảo hành 12 tháng.',
      en: 'Water resistant to IPX7, plays for 12 hours. Twelve months of warranty.',
    },
    art: 'speaker',
    points: 13_500,
    delivery: 'address',
    stock: 0,
    perMember: 1,
  },
  {
    code: 'watch',
    name: { vi: 'Đồng hồ dây thép', en: 'Watch with a steel band' },
    about: {
      vi: 'Máy quartz, mặt kính khoáng, chống nước 5 ATM. Bảo hành 24 tháng.',
      en: 'Quartz movement, mineral glass, water resistant to 5 ATM. Two years of warranty.',
    },
    art: 'watch',
    points: 36_000,
    delivery: 'address',
    stock: 4,
    perMember: 1,
  },
  {
    code: 'gold',
    name: { vi: 'Vàng nhẫn trơn 0,1 chỉ', en: 'Plain gold, 0.1 chỉ' },
    about: {
      vi: 'Vàng 9999 ép vỉ, có giấy kiểm định. Giao tận tay, ký nhận khi nhận hàng.',
      en: 'Gold of 99.99 %, sealed and certified. Handed over against a signature.',
    },
    art: 'gold',
    points: 48_000,
    delivery: 'address',
    stock: 3,
    perMember: 1,
  },
]

/** The VIP levels of the demo merchant, lowest first: names and colour. */
export const clubs = [
  { nameVi: 'Đồng', nameEn: 'Bronze', color: '#b0703c' },
  { nameVi: 'Bạc', nameEn: 'Silver', color: '#a8adb5' },
  { nameVi: 'Vàng', nameEn: 'Gold', color: '#d9a441' },
  { nameVi: 'Kim cương', nameEn: 'Diamond', color: '#7cc4d8' },
] as const

/** Demo members that carry a level, by its place counted from 0. */
export const levels: Readonly<Record<string, number>> = {
  member01: 1,
  member02: 2,
  hoangnam91: 2,
  ducphuc: 3,
  quynhanh: 0,
  haiyen95: 0,
}

import type { House } from '../house.ts'

/** The VIP levels of the demo merchant, lowest first: names and colour. */
const clubs = [
  ['Đồng', 'Bronze', '#b0703c'],
  ['Bạc', 'Silver', '#a8adb5'],
  ['Vàng', 'Gold', '#d9a441'],
  ['Kim cương', 'Diamond', '#7cc4d8'],
] as const

/** Demo members that carry a level, by its place counted from 0. */
const levels: Readonly<Record<string, number>> = {
  member01: 1,
  member02: 2,
  hoangnam91: 2,
  ducphuc: 3,
  quynhanh: 0,
  haiyen95: 0,
}

/** Writes the VIP levels and puts some demo members on them. */
export async function seedClubs(
  house: House,
  merchantId: number,
  people: Map<string, number>,
): Promise<void> {
  const rows = await house.db
    .insertInto('club')
    .values(
      clubs.map(([name_vi, name_en, color], sort) => ({
        merchant_id: merchantId,
        sort,
        name_vi,
        name_en,
        color,
      })),
    )
    .returning(['id', 'sort'])
    .execute()
  for (const [name, level] of Object.entries(levels)) {
    const clubId = rows.find(({ sort }) => sort === level)?.id
    const accountId = people.get(name)
    if (clubId === undefined || accountId === undefined) throw new Error(`no level ${level} for ${name}`)
    await house.db.updateTable('account').set({ club_id: clubId }).where('id', '=', accountId).execute()
  }
}

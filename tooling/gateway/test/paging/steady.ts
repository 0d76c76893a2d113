import { expect } from 'vitest'

/** What a page says: its rows by their ids, how many there are on all pages, and the list as it stands. */
export type ToldPage = { rows: string[]; total?: number | undefined; asOf?: string | undefined }

/** A list that can be paged, and how one more row comes into it. */
export type SteadyList = {
  read: (page: { number: number; size: number; asOf?: string | undefined }) => Promise<ToldPage>
  add: () => Promise<unknown>
}

const size = 2

/**
 * Fills a list to more than one page, reads the first, lets `between` happen and turns to the others: together they are the list as it stood before,
 * each row once, and every page tells the same total.
 */
export async function expectSteady(
  { read, add }: SteadyList,
  between: () => Promise<unknown> = add,
): Promise<void> {
  for (let count = 0; count < size + 1; count += 1) await add()
  const whole = await read({ number: 1, size: 200 })
  expect(whole.rows.length).toBeGreaterThan(size)
  expect(new Set(whole.rows).size).toBe(whole.rows.length)
  const first = await read({ number: 1, size })
  await between()
  const pages = [first]
  while (pages.length * size < whole.rows.length) {
    pages.push(await read({ number: pages.length + 1, size, asOf: first.asOf }))
  }
  expect(pages.flatMap(({ rows }) => rows)).toEqual(whole.rows)
  for (const { total } of pages) expect(total).toBe(whole.total)
  expect(await read({ number: pages.length + 1, size, asOf: first.asOf })).toMatchObject({ rows: [] })
  // The first page is always fresh.
  const anew = await read({ number: 1, size: 200 })
  expect(anew.rows.length).toBe(whole.rows.length + 1)
  expect(anew.asOf).not.toBe(first.asOf)
}

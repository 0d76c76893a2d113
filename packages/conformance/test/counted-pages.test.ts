import { expect, it } from 'vitest'
import { reportOn } from './run-kit.ts'
import { bare, refusal, type Asked } from './tiny-gateway.ts'

const rows = ['Tài xỉu', 'Bầu cua', 'Xóc đĩa'].map((gameName, index) => ({ nodeId: index + 1, gameName }))

/** A game list that begins with page `first`; before it and behind the last row it answers as told. */
function gameList(first: number, outside: (page: number) => unknown, shown = rows) {
  return ({ query }: Asked): unknown => {
    const page = Number(query.get('pageNo'))
    const row = shown[page - first]
    return row ? { games: [row], totalPages: shown.length, totalCount: shown.length } : outside(page)
  }
}

const empty = () => ({ games: [], totalPages: 3, totalCount: 3 })
const lastOf = (shown: typeof rows) => () => ({
  games: shown.slice(-1),
  totalPages: shown.length,
  totalCount: shown.length,
})
const path = 'GET /wps/relay/GCSGAME_gameList'

async function findingOn(answer: (asked: Asked) => unknown, firstPage?: 0 | 1) {
  const report = await reportOn({ [path]: answer }, { only: ['games.gameList'], firstPage })
  return report.rules.find(({ id }) => id === 'answers.first-page')
}

it('agrees to a list from 1 with a refusal before it', async () => {
  const answer = gameList(1, () => refusal('request_param_err'))
  expect(await findingOn(answer)).toMatchObject({ outcome: 'agrees' })
})

it.each([
  ['nothing before it', gameList(1, empty)],
  [
    'the first page again before it',
    gameList(1, () => ({ games: rows.slice(0, 1), totalPages: 3, totalCount: 3 })),
  ],
])('agrees to a list from 1 with %s', async (_, answer) => {
  expect(await findingOn(answer)).toMatchObject({ outcome: 'agrees' })
  expect(await findingOn(answer, 0)).toMatchObject({ outcome: 'differs' })
})

it.each([
  ['many rows', rows],
  ['a single row', rows.slice(0, 1)],
])('tells a list from 0 with %s, and what to say of it', async (_, shown) => {
  const answer = gameList(0, empty, shown)
  expect(await findingOn(answer)).toMatchObject({
    outcome: 'differs',
    differences: [
      { field: 'games.gameList pageNo', came: '0 for the first page', wanted: '1 for the first page' },
    ],
    why: 'all lists count from 0: try --first-page 0, and "firstPage" in config.json',
  })
  expect(await findingOn(answer, 0)).toMatchObject({ outcome: 'agrees' })
})

it.each([
  ['has no rows', empty],
  ['answers every page with its only row', lastOf(rows.slice(0, 1))],
  ['is not there', () => bare({}, 404)],
])('concludes nothing from a list that %s', async (_, answer) => {
  expect(await findingOn(answer)).toMatchObject({ outcome: 'not tried' })
})

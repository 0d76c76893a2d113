import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { rootFolder } from '../../src/run.ts'

const states = ['met', 'partly', 'missing', 'not ours'] as const
type State = (typeof states)[number]
type Row = { number: number; group: string; state: State; how: string }

const lines = readFileSync(`${rootFolder}docs/security/standards.md`, 'utf8').split('\n')
const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

let heading = ''
const rows: Row[] = []
const figures: string[][] = []
for (const line of lines) {
  if (line.startsWith('## ')) heading = line.slice(3)
  else if (/^\| \d/.test(line)) {
    const [number, , , state, how] = cellsOf(line)
    rows.push({ number: Number(number), group: heading, state: state as State, how: how ?? '' })
  } else if (heading === 'Figures' && /\| \d+ \|/.test(line)) figures.push(cellsOf(line))
}

const count = (list: readonly Row[]): number[] => [
  list.length,
  ...states.map((state) => list.filter((row) => row.state === state).length),
]

it('the rows are numbered from 1 to 204, each with a state', () => {
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 204 }, (_, index) => index + 1))
  expect(rows.filter(({ state }) => !states.includes(state))).toEqual([])
})

it('what is met names the rule or the page that says how, and plans nothing beside what is proved', () => {
  const nameless = rows.filter(
    ({ state, how }) => state === 'met' && !/[a-z]+ \d+|\]\(\/docs\/|dieharder/.test(how),
  )
  expect(nameless).toEqual([])
})

it('what is met in part, or not yet, names what is planned', () => {
  const planless = rows.filter(
    ({ state, how }) => (state === 'partly' || state === 'missing') && !how.includes('planned: '),
  )
  expect(planless).toEqual([])
})

it('what is not ours says why', () => {
  expect(rows.filter(({ state, how }) => state === 'not ours' && how === '')).toEqual([])
})

it('the figures are those of the rows', () => {
  const groups = [...new Set(rows.map(({ group }) => group))]
  expect(figures).toEqual(
    [
      ...groups.map((group) => [group, ...count(rows.filter((row) => row.group === group))]),
      ['all', ...count(rows)],
    ].map((cells) => cells.map(String)),
  )
})

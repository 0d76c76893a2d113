import { expect, test } from 'vitest'
import { createTurns } from '../src/shared/turns.ts'

const frameMs = 16

/** A page whose time passes by hand: what began, and the turns. */
function openPage() {
  let time = 0
  const due: { at: number; run: () => void }[] = []
  const begun: string[] = []
  const after = (ms: number, run: () => void) => {
    const entry = { at: time + ms, run }
    due.push(entry)
    return () => void due.splice(due.indexOf(entry), due.includes(entry) ? 1 : 0)
  }
  const { inTurn, hold } = createTurns({
    now: () => time,
    after,
    afterFrame: (run) => void after(frameMs, run),
  })
  return {
    begun,
    hold,
    ask: (name: string) => inTurn(() => void begun.push(name)),
    pass(ms: number) {
      const until = time + ms
      for (;;) {
        const next = due.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)[0]
        if (next === undefined) break
        due.splice(due.indexOf(next), 1)
        time = next.at
        next.run()
      }
      time = until
    },
  }
}

const names = ['1', '2', '3', '4', '5', '6', '7', '8']

test('nothing begins before the page has been at rest', () => {
  const page = openPage()
  for (const name of names) page.ask(name)
  page.pass(199)
  expect(page.begun).toEqual([])
  page.pass(1)
  expect(page.begun).toEqual(['1', '2', '3'])
})

test('six are under way at once; another one begins when one of them is done', () => {
  const page = openPage()
  const ends = names.map((name) => page.ask(name))
  page.pass(400)
  expect(page.begun).toEqual(['1', '2', '3', '4', '5', '6'])
  ends[0]?.()
  page.pass(frameMs)
  expect(page.begun).toEqual(['1', '2', '3', '4', '5', '6', '7'])
})

test('what was called off never begins', () => {
  const page = openPage()
  const [first] = names.map((name) => page.ask(name))
  first?.()
  page.pass(200)
  expect(page.begun).toEqual(['2', '3', '4'])
})

test('while the page moves on they begin one after the other, the first after 600 ms', () => {
  const page = openPage()
  const ends: (() => void)[] = []
  for (let at = 0; at < 590; at += 10) {
    ends.push(page.ask(String(at)))
    page.pass(10)
  }
  expect(page.begun).toEqual([])
  for (let at = 590; at < 700; at += 10) {
    page.ask(String(at))
    page.pass(10)
  }
  expect(page.begun).toEqual(['0'])
  ends[0]?.()
  page.ask('next')
  page.pass(frameMs)
  expect(page.begun).toEqual(['0', '10'])
})

test('a drawing that the browser puts off keeps no other from its turn for longer than a second', () => {
  const page = openPage()
  for (const name of names) page.ask(name)
  page.pass(1_199)
  expect(page.begun).toHaveLength(6)
  page.pass(1 + 2 * frameMs)
  expect(page.begun).toEqual(names)
})

test('while somebody types nothing begins, however long it waits, until 300 ms after the last key', () => {
  const page = openPage()
  for (let key = 0; key < 10; key += 1) {
    page.hold()
    page.ask(String(key))
    page.pass(250)
  }
  page.pass(49)
  expect(page.begun).toEqual([])
  page.pass(1)
  expect(page.begun).toEqual(['0', '1', '2'])
})

test('a key holds up what waits for the next frame, too', () => {
  const page = openPage()
  for (const name of names) page.ask(name)
  page.pass(200)
  page.hold()
  page.pass(299)
  expect(page.begun).toEqual(['1', '2', '3'])
  page.pass(1)
  expect(page.begun).toEqual(['1', '2', '3', '4', '5', '6'])
})

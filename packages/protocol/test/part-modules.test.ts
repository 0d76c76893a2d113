import { expect, it } from 'vitest'
import { allCalls, moduleCalls, partModules } from '@saola/protocol'

it('a part that can be switched off names all of its calls, and no others (system 48)', () => {
  expect(Object.keys(moduleCalls)).toEqual([...partModules])
  for (const module of partModules) {
    const rows = allCalls().filter(({ moduleId }) => moduleId === module)
    expect(rows.length, module).toBeGreaterThan(0)
    expect(new Set<string>(moduleCalls[module])).toEqual(new Set(rows.map(({ id }) => id)))
  }
})

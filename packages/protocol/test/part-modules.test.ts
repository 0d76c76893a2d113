import { expect, it } from 'vitest'
import { allCalls, moduleCalls, partModules } from '@saola/protocol'

/** Parts whose calls carry other modules on the wire: each kind of contract has one of its own, and a mail has the one of an SMS. */
const own: Readonly<Record<string, RegExp>> = {
  AGENTPOLICY3: /^contracts\./,
  CHNGPASSVERIF3: /^session\.(?:smsReset|resetBySms)$/,
}

it('a part that can be switched off names all of its calls, and no others (system 48)', () => {
  expect(Object.keys(moduleCalls)).toEqual([...partModules])
  for (const module of partModules) {
    const rows = allCalls().filter(({ id, moduleId }) => own[module]?.test(id) ?? moduleId === module)
    expect(rows.length, module).toBeGreaterThan(0)
    expect(new Set<string>(moduleCalls[module])).toEqual(new Set(rows.map(({ id }) => id)))
  }
})

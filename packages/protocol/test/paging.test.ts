import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { calls, type Call } from '@saola/protocol'

const rows: readonly Call[] = Object.values(calls).flatMap((area) => Object.values<Call>(area))

/** Lists that are read page by page and need no key, with the reason. */
const without: Record<string, string> = {
  'games.gameList': 'titles come with a release of the gateway, not while it runs',
}

/** The fields of a schema, in whichever of its forms. */
const fieldsOf = (schema: Call['input'] | Call['reply'], io: 'input' | 'output'): readonly string[] => {
  const { properties = {}, anyOf = [] } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return Object.keys(properties).concat(anyOf.flatMap((form) => Object.keys(form.properties ?? {})))
}

const paged = rows.filter(({ input }) => fieldsOf(input, 'input').some((name) => /^page(?:No)?$/.test(name)))

describe('lists that are read page by page (wire 33)', () => {
  it('are all known', () => {
    expect(paged.length).toBeGreaterThan(30)
    expect(Object.keys(without).filter((id) => !paged.some((row) => row.id === id))).toEqual([])
  })

  it.each(paged.filter(({ id }) => !(id in without)).map((row) => [row.id, row] as const))(
    '%s says how the list stood, and is asked for it as it stood',
    (_, { input, reply }) => {
      expect(fieldsOf(input, 'input')).toContain('asOf')
      expect(fieldsOf(reply, 'input')).toContain('asOf')
    },
  )

  it.each([['pageSize alone', 'team.recipients']])('%s is no page: %s', (_, id) => {
    expect(paged.map((row) => row.id)).not.toContain(id)
  })
})

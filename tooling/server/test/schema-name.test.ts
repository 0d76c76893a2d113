import { describe, expect, it } from 'vitest'
import { namedIn, readSchema, StartRefused } from '@saola/server'
import { urlInSchema } from '../src/schema-name.ts'

describe('the schema of a database (system 41)', () => {
  it('is public where nobody names one', () => {
    expect(readSchema({}, 'SAOLA_SCHEMA')).toBe('public')
    expect(readSchema({ SAOLA_SCHEMA: '' }, 'SAOLA_SCHEMA')).toBe('public')
    expect(readSchema({}, 'VENDOR_SCHEMA', 'vendor')).toBe('vendor')
  })

  it.each(['sen', 'brand_2', 'a'.repeat(40)])('may be called %s', (name) => {
    expect(readSchema({ SAOLA_SCHEMA: name }, 'SAOLA_SCHEMA')).toBe(name)
  })

  it.each(['Sen', '2sen', 'sen;drop', 'pg_sen', 'sen-lotus', 'sén', 'a'.repeat(41), ' sen'])(
    'is refused with its name as %j',
    (name) => {
      expect(() => readSchema({ SAOLA_SCHEMA: name }, 'SAOLA_SCHEMA')).toThrow(StartRefused)
      expect(() => readSchema({ SAOLA_SCHEMA: name }, 'SAOLA_SCHEMA')).toThrow(/^SAOLA_SCHEMA is /)
    },
  )

  it.each([
    ['postgres://a:b@db:5432/x', 'public', 'postgres://a:b@db:5432/x?options=-c+search_path%3Dpublic'],
    ['postgres://a:b@db:5432/x', 'sen', 'postgres://a:b@db:5432/x?options=-c+search_path%3Dsen'],
    [
      'postgres://db/x?options=-c%20synchronous_commit%3Doff',
      'sen',
      'postgres://db/x?options=-c+synchronous_commit%3Doff+-c+search_path%3Dsen',
    ],
  ])('of %s is asked for by its connections', (url, schema, expected) => {
    expect(urlInSchema(url, schema)).toBe(expected)
  })

  it('names what a database has one of', () => {
    expect([namedIn('public', 'pgboss'), namedIn('sen', 'pgboss')]).toEqual(['pgboss', 'pgboss_sen'])
  })
})

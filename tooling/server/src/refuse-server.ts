import type { Pool } from 'pg'
import { isDatabaseAway } from './is-database-away.ts'
import { StartRefused } from './start-refused.ts'

/** What Node says of a certificate that nobody vouches for. */
const untrusted = [
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'CERT_HAS_EXPIRED',
  'ERR_TLS_CERT_ALTNAME_INVALID',
]

/**
 * Asks a PostgreSQL server for the first time; throws `StartRefused` where it is away, lets nobody in, lacks the database,
 * or keeps text in letters that have no Vietnamese. `variable` is where its address stands.
 */
export async function refuseServer(pool: Pool, url: string, variable: string): Promise<void> {
  try {
    const { rows } = await pool.query<{ name: string; encoding: string }>(
      `select current_database() as name, current_setting('server_encoding') as encoding`,
    )
    const [found] = rows
    if (!found || found.encoding === 'UTF8') return
    throw new StartRefused(
      `The database "${found.name}" keeps text as ${found.encoding}, which lacks letters of Vietnamese. ` +
        `Make one that does not (createdb --encoding UTF8 --template template0 NAME), and name it in ${variable}.`,
    )
  } catch (error) {
    throw explain(error, url, variable)
  }
}

function explain(failure: unknown, url: string, variable: string): unknown {
  if (!(failure instanceof Error) || failure instanceof StartRefused) return failure
  const { host, name, user } = placeOf(url)
  const code = 'code' in failure ? String(failure.code) : ''
  const why = failure.message || code
  const refuse = (text: string): StartRefused => new StartRefused(text, { cause: failure })
  if (code === '3D000')
    return refuse(
      `The PostgreSQL server at ${host} has no database "${name}". Make it (createdb ${name}), or name another one in ${variable}.`,
    )
  if (code.startsWith('28'))
    return refuse(
      `The PostgreSQL server at ${host} does not let "${user}" in (${failure.message}). Correct name and password in ${variable}.`,
    )
  if (code === '42501')
    return refuse(
      `"${user}" may not use the database "${name}" at ${host} (${failure.message}). Grant it, or name another user in ${variable}.`,
    )
  if (untrusted.includes(code))
    return refuse(
      `The certificate of the PostgreSQL server at ${host} is not to be trusted (${why}). ` +
        `Name who vouches for it in ${variable} (sslrootcert=FILE), or say sslmode=no-verify where the way to it is safe.`,
    )
  if (failure.message.includes('does not support SSL'))
    return refuse(`The PostgreSQL server at ${host} speaks no TLS. Take sslmode out of ${variable}.`)
  if (code.startsWith('53') || code.startsWith('57'))
    return refuse(
      `The PostgreSQL server at ${host} takes nobody now (${failure.message}). Try again in a moment.`,
    )
  if (isDatabaseAway(failure))
    return refuse(
      `No PostgreSQL server answers at ${host} (${why}). Start it, or correct its address in ${variable}.`,
    )
  return failure
}

function placeOf(url: string): { host: string; name: string; user: string } {
  const { hostname, port, pathname, username } = new URL(url)
  const name = decodeURIComponent(pathname.slice(1)) || decodeURIComponent(username)
  return { host: `${hostname || 'localhost'}:${port || 5432}`, name, user: decodeURIComponent(username) }
}

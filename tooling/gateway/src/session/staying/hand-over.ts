import { createHash } from 'node:crypto'
import type { calls } from '@saola/protocol'
import { handOverMs } from '@saola/rules'
import { limits } from '../../accounts/attempt-limits.ts'
import { findById } from '../../accounts/sign-in-account-store.ts'
import { startSession } from '../../accounts/start-session.ts'
import { actorOf, hashToken } from '../../http/caller.ts'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'
import { takeAttempt } from '../../http/take-attempt.ts'
import { findTicketOwner, insertTicket, takeTicket } from '../../accounts/staying/hand-over-store.ts'

/** Gives a ticket that takes the session to another line (session 31). */
export const handOver: Handler<typeof calls.session.handOver> = async (context) => {
  const { account, services } = context
  const ticket = services.randomBytes(24).toString('base64url')
  const now = services.now()
  const isKept = await insertTicket(services.db, {
    ticketHash: hashToken(ticket),
    accountId: actorOf(account),
    sessionHash: account.tokenHash,
    browserHash: browserOf(context),
    now,
    expiresAt: now + handOverMs,
  })
  if (!isKept) throw new Fault('login.not.session')
  return { ticket }
}

/** Signs in with a ticket; one that is late, used or another browser's opens nothing. */
export const takeOver: Handler<typeof calls.session.takeOver> = async (context) => {
  const { services, merchant, input, network } = context
  await takeAttempt(services, `hand-over:address:${network}`, limits.signInPerAddress)
  const ticketHash = hashToken(input.ticket)
  const owner = await findTicketOwner(services.db, ticketHash)
  // Read before the ticket is taken: an end of the account's access in between is met where the session would start (session 42).
  const account = owner === undefined ? undefined : await findById(services.db, merchant.id, owner)
  const ticket = await takeTicket(services.db, ticketHash)
  if (!ticket || ticket.expiresAt <= services.now() || ticket.browserHash !== browserOf(context)) return {}
  if (account?.active_flag !== 1) return {}
  const { lastSignIn: _, ...signedIn } = await startSession(
    services.db,
    account,
    context,
    input.loginDeviceId,
  )
  return { signedIn }
}

/** A browser keeps nothing for two lines, so it is known by its address and its own words. */
function browserOf({ ip, userAgent }: { ip: string; userAgent: string }): string {
  return createHash('sha256').update(`${ip}\n${userAgent}`).digest('hex')
}

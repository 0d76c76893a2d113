import { createHash } from 'node:crypto'
import { calls } from '@saola/protocol'
import type { TestGateway } from '../start-gateway.ts'
import type { Visitor } from '../http/visitor.ts'

/** Fetches a picture for the visitor and looks its answer up where the gateway keeps it. */
export async function readCaptcha(gateway: TestGateway, visitor: Visitor): Promise<string> {
  await visitor.api.send(calls.session.captcha)
  const id = visitor.cookies.get('saola_captcha') ?? ''
  const row = await gateway.services.db
    .selectFrom('captcha')
    .select('answer')
    .where('id_hash', '=', createHash('sha256').update(id).digest('hex'))
    .executeTakeFirstOrThrow()
  return row.answer
}

import * as z from 'zod/mini'
import { agreedReport, minuteMs, misfitPrize, samePrizes, stateAfter } from '@saola/rules'
import { appendEvent } from '../../events/event-store.ts'
import { Fault } from '../../http/fault.ts'
import type { Services } from '../../services/services.ts'
import { describeDraw } from '../draws/describe-draw.ts'
import { openSeed } from '../draws/draw-seed.ts'
import type { DrawRow } from '../draws/draw-store.ts'
import { publishResult } from '../draws/step-store.ts'
import { listReports } from './report-store.ts'
import {
  confirmResult,
  correctDraw,
  enterResult,
  findResult,
  lockDraw,
  moveTimes,
  voidDrawRow,
} from './result-store.ts'

const person = z.string().check(z.minLength(1), z.maxLength(100))
const reason = z.string().check(z.minLength(1), z.maxLength(500))
const drawId = z.int().check(z.positive())
const prizes = z.array(z.array(z.string().check(z.regex(/^\d{1,6}$/))).check(z.maxLength(30)))

/** What the operator's people do with a draw (lottery 44, 45). */
export const drawOperation = z.discriminatedUnion('step', [
  z.strictObject({
    step: z.literal('enter'),
    drawId,
    by: person,
    prizes: prizes.check(z.maxLength(10)),
    reason: z.optional(reason),
  }),
  z.strictObject({ step: z.literal('confirm'), drawId, by: person }),
  z.strictObject({ step: z.literal('void'), drawId, reason, by: z.optional(person) }),
  z.strictObject({
    step: z.literal('postpone'),
    drawId,
    byMinutes: z.int().check(z.minimum(1), z.maximum(10_080)),
    reason: z.optional(reason),
    by: z.optional(person),
  }),
])

type Operation = z.output<typeof drawOperation>

/**
 * Takes one step of a person: enters a result of the state or a correction, confirms what another person entered,
 * voids a draw, or puts one off. Answers the draw as it is then; throws a `Fault` that names the field at fault.
 */
export async function operateDraw(services: Services, operation: Operation, caller?: string) {
  const row = await services.db.transaction().execute(async (trx) => {
    const inside: Services = { ...services, db: trx }
    const draw = await lockDraw(trx, operation.drawId)
    if (!draw) throw new Fault('not_found', { field: 'drawId' })
    await takeStep(inside, draw, operation)
    const after = await lockDraw(trx, draw.id)
    await appendEvent(trx, {
      // Draws are the same for all merchants.
      merchantId: null,
      at: services.now(),
      kind: 'draw.changed',
      actor: 'operator',
      person: caller ?? operation.by,
      subject: `${draw.game_code} ${draw.numero}`,
      before: toldOf(draw),
      after: {
        step: operation.step,
        ...(after && toldOf(after)),
        ...('prizes' in operation && { entered: operation.prizes }),
      },
      reason: 'reason' in operation ? operation.reason : undefined,
    })
    return after
  })
  await services.signals.send()
  if (!row) throw new Error(`the draw ${operation.drawId} has gone`)
  return describeDraw(row)
}

/** What an event says of a draw; a seed is nobody's to read. */
function toldOf({ state, version, prizes: drawn, draws_at: drawsAt }: DrawRow): Record<string, unknown> {
  return { state, version, prizes: drawn, drawsAt }
}

function takeStep(services: Services, draw: DrawRow, operation: Operation): Promise<void> {
  switch (operation.step) {
    case 'enter':
      return enter(services, draw, operation)
    case 'confirm':
      return confirm(services, draw, operation.by)
    case 'void':
      return voidDraw(services, draw, operation.reason)
    case 'postpone':
      return postpone(services, draw, operation.byMinutes)
    default:
      return operation satisfies never
  }
}

/** A result of the state, or a correction of one that is out; a draw of our own seed has its result from the seed alone. */
async function enter(
  { db, now }: Services,
  draw: DrawRow,
  { by, prizes: entered, reason: why }: Extract<Operation, { step: 'enter' }>,
): Promise<void> {
  const misfit = misfitPrize(draw.kind, entered)
  if (misfit !== undefined) throw new Fault('request_param_err', { field: `prizes.${misfit}` })
  if (isOut(draw) && why === undefined) throw new Fault('request_param_err', { field: 'reason' })
  await enterResult(db, {
    drawId: draw.id,
    version: versionToEnter(draw, now()),
    prizes: entered,
    reason: why ?? null,
    source: null,
    by,
    now: now(),
  })
}

/** Of what sources agree on, the first person to confirm it enters it by that, and the second one publishes it. */
async function confirm(services: Services, draw: DrawRow, by: string): Promise<void> {
  const { db, now } = services
  const result = await findResult(db, draw.id, versionToEnter(draw, now()))
  if (!result) return adopt(services, draw, by)
  // Two persons, or nobody would notice a slip of the hand.
  if (result.entered_by === by) throw new Fault('request_param_err', { field: 'by' })
  await confirmResult(db, result, { by, now: now() })
  if (isOut(draw)) await correctDraw(db, result)
  else await publishResult(db, draw.id, { prizes: result.prizes, seed: null, source: result.source })
}

async function adopt({ db, now }: Services, draw: DrawRow, by: string): Promise<void> {
  const report = agreedReport(await listReports(db, draw.id))
  const isNews = report !== undefined && !(draw.prizes !== null && samePrizes(report.prizes, draw.prizes))
  if (!isNews) throw new Fault('request_param_err', { field: 'drawId' })
  const { source, prizes: reported } = report
  await enterResult(db, {
    drawId: draw.id,
    version: versionToEnter(draw, now()),
    prizes: reported.map((numbers) => [...numbers]),
    reason: isOut(draw) ? `corrected by ${source}` : null,
    source,
    by,
    now: now(),
  })
}

/** The version that a person may enter now; refused where the draw awaits no person's result. */
function versionToEnter(draw: DrawRow, now: number): number {
  if (isOut(draw)) return draw.version + 1
  const isAwaited = draw.source === 'official' && draw.state === 'locked' && now >= draw.draws_at
  if (!isAwaited) throw new Fault('request_param_err', { field: 'drawId' })
  return draw.version
}

/** The seed of a voided draw is told as well, so that nobody can be said to have chosen among results. */
async function voidDraw(services: Services, draw: DrawRow, why: string): Promise<void> {
  if (stateAfter(draw.state, 'void') === undefined) throw new Fault('request_param_err', { field: 'drawId' })
  const name = { gameCode: draw.game_code, numero: draw.numero }
  const seed = draw.sealed_seed === null ? draw.seed : openSeed(services, name, draw.sealed_seed)
  await voidDrawRow(services.db, { id: draw.id, seed }, why)
}

async function postpone({ db, now }: Services, draw: DrawRow, byMinutes: number): Promise<void> {
  const isBefore = (draw.state === 'scheduled' || draw.state === 'open') && now() < draw.locks_at
  if (!isBefore) throw new Fault('request_param_err', { field: 'drawId' })
  const laterMs = byMinutes * minuteMs
  await moveTimes(db, draw.id, { locksAt: draw.locks_at + laterMs, drawsAt: draw.draws_at + laterMs })
}

function isOut({ state }: DrawRow): boolean {
  return state === 'drawn' || state === 'settled'
}

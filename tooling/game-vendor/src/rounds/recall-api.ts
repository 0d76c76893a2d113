import type { Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { wordsIn } from '../pages/texts.ts'
import { currentSeeds } from '../seeds/seed-store.ts'
import type { Services } from '../services.ts'
import { languageOf, readJson, readSitting, send } from '../sitting/read-sitting.ts'
import { sittingFault, vendorFault } from '../vendor-fault.ts'
import { titleOf } from './play-round.ts'
import { findRound, listFeatureRounds } from './round-store.ts'
import { shownRound } from './shown-round.ts'
import { stepsOf } from './steps-of.ts'

/** So many rounds with a feature can be recalled (games 131). */
const featuresShown = 50

const replayBody = z.object({ roundId: z.string().check(z.regex(/^[0-9a-f]{20}$/)) })

/** The calls by which a page recalls what was played: the last features, and one round step by step. They take no stake. */
export function mountRecallApi(app: Hono, services: Services): void {
  app.post('/api/features', async (context) => {
    const seat = await readSitting(context, services)
    if (!seat) return vendorFault('seamless.session', languageOf(context))
    const { sitting } = seat
    const seeds = await currentSeeds(services, services.db, sitting)
    const rounds = await listFeatureRounds(services, sitting, featuresShown)
    return send({ rounds: rounds.map((round) => shownRound(round, seeds, sitting.language)) })
  })
  app.post('/api/replay', (context) => replay(context, services))
}

async function replay(context: Context, services: Services): Promise<Response> {
  const seat = await readSitting(context, services)
  if (!seat) return vendorFault('seamless.session', languageOf(context))
  const { sitting } = seat
  const body = replayBody.safeParse(await readJson(context))
  const round = body.success ? await findRound(services, sitting, body.data.roundId) : undefined
  const steps = round && stepsOf(round)
  if (!steps) return sittingFault('request', sitting, 'roundId')
  const whole = shownRound(round, await currentSeeds(services, services.db, sitting), sitting.language)
  const { engine } = titleOf(round)
  return send({
    steps: steps.map(({ view, ...step }) => ({
      ...whole,
      ...step,
      view,
      state: step.isOver ? whole.state : 'playing',
      result: engine.resultOf(view, wordsIn(sitting.language)),
    })),
  })
}

import type { Process } from '../cluster.ts'
import type { DecisionFact } from '../facts.ts'
import { askAsOperator } from '../http-call.ts'
import { ask } from '../network.ts'
import type { Simulation } from '../simulation.ts'

type Step = 'approve' | 'reject' | 'issue'
const outcomes = { approve: 'accepted', reject: 'rejected', issue: 'issued' } as const satisfies Record<
  Step,
  DecisionFact['outcome']
>

/** The operator's people see which applications wait and which bonuses they book; two of them may not be of one mind. */
export async function decideOffers(sim: Simulation): Promise<void> {
  const { draw } = sim
  const waiting = await ask(
    sim,
    {
      label: 'the desk looks at offers',
      servers: sim.cluster.running,
      perform: listWaiting,
      isFinal: () => true,
    },
    'may give up',
  )
  await Promise.all(
    (waiting ?? []).flatMap(({ id, application }) =>
      Array.from({ length: draw.pick([1, 1, 2]) }, () =>
        decide(sim, id, application === 'waiting' ? draw.pick(['approve', 'approve', 'reject']) : 'issue'),
      ),
    ),
  )
}

function listWaiting({ services: { db } }: Process) {
  return db
    .selectFrom('participation')
    .innerJoin('promotion', 'promotion.id', 'participation.promotion_id')
    .select(['participation.id', 'participation.application'])
    .where('participation.reward', '=', 'open')
    .where(({ eb, or }) =>
      or([eb('participation.application', '=', 'waiting'), eb('promotion.is_booked_by_operator', '=', true)]),
    )
    .orderBy('participation.id')
    .execute()
}

async function decide(sim: Simulation, participationId: number, step: Step): Promise<void> {
  const answer = await askAsOperator(sim, {
    label: `${step} participation ${participationId}`,
    path: '/ops/promotion',
    body: { step, participationId },
  })
  if (answer?.success) sim.facts.decisions.push({ participationId, outcome: outcomes[step] })
  else if (answer && answer.errorCode !== 'promotions.refused')
    sim.violate(`${step} of participation ${participationId} was refused with ${answer.errorCode}`)
}

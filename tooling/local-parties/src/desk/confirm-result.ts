import { Fault, listWork, operateDraw, type Services } from '@saola/gateway'

/** Confirms what was entered or proposed for a draw; the first person takes a proposal, the second publishes it (lottery 54). */
export async function confirmResult(
  services: Services,
  drawId: number,
  by: string,
): Promise<{ done: string; about: string }> {
  try {
    const draw = await operateDraw(services, { step: 'confirm', drawId, by })
    const waits = await findWaiting(services, drawId)
    return { done: waits ? 'taken' : 'published', about: draw.numero }
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    const messageKey = error.field === 'by' ? 'desk.result.same_person' : 'desk.result.nothing'
    throw new Fault('request_param_err', { field: error.field ?? 'drawId', messageKey })
  }
}

async function findWaiting(services: Services, drawId: number): Promise<boolean> {
  const { results } = await listWork(services.db, services, services.now())
  return results.some((result) => result.drawId === drawId && result.entered !== null)
}

import { askAs, askAsPage, type Answer } from '../http-call.ts'
import type { Simulation } from '../simulation.ts'
import type { Member } from '../world.ts'
import type { Title } from './titles.ts'

const mostLaunches = 5

/** Redeems a launch token; when that gets no answer the token may be used up, and the member starts the game again. */
export async function sitDown(sim: Simulation, member: Member, title: Title): Promise<Answer | undefined> {
  for (let launch = 0; launch < mostLaunches; launch++) {
    const launched = await askAs(sim, member, {
      label: `launches ${title.gameCode}`,
      path: `/wps/game/launchGame?launchMode=GLS&nodeId=${title.nodeId}&language=EN`,
      key: '',
    })
    if (!launched) return undefined
    if (!launched.success) return void sim.violate(`a game was not launched: ${launched.errorCode}`)
    const token = new URL(launched.value.content.game_url).searchParams.get('token')
    const opened = await askAsPage(sim, member, { path: '/api/open', body: { token } })
    if (!opened || opened.success) return opened
    if (opened.errorCode !== 'seamless.session') sim.violate(`a game did not open: ${opened.errorCode}`)
  }
  return undefined
}

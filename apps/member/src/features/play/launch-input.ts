import {
  isLottery,
  launchParams,
  prizeModeOf,
  type LaunchParams,
  type LaunchRequest,
} from '@saola/game-launch'
import type { AppContext } from '@saola/shell'
import type { GameTitle } from '#shared/games/game-title.ts'
import { codeOfTitle, lanesQuery } from '#shared/games/title-queries.ts'

/** What the page knows without asking anybody. */
type Asked = Pick<LaunchRequest, 'language' | 'device' | 'backUrl' | 'playSessionId'>

/**
 * The query that launches a title (games 9). A lottery names its game code, which the catalogue leaves out, and counts
 * prizes as the families say (games 10); both are asked for where they are not known yet.
 */
export async function launchInput(
  app: Pick<AppContext, 'api' | 'queryClient' | 'session'>,
  title: GameTitle,
  asked: Asked,
): Promise<LaunchParams> {
  const { vendor: vassalage, nodeId, gameId, gameCode } = title
  const card = { vassalage, nodeId, gameId, gameCode }
  const request = { ...asked, card, member: { username: app.session.member?.account ?? '' } }
  if (!isLottery(card)) return launchParams(request)
  const lanes = await app.queryClient.ensureQueryData(lanesQuery(app))
  return launchParams({
    ...request,
    card: { ...card, gameCode: gameCode ?? (await codeOfTitle(app, nodeId)) },
    prizeMode: prizeModeOf(lanes.data.lanes),
  })
}

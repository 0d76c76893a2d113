import type { calls } from '@saola/protocol'
import { askedLanguage } from '../../http/asked-language.ts'
import type { Handler } from '../../http/mount.ts'
import { listOpenNodes } from './open-node-store.ts'

/** The hot matches whose title is open, as their vendor tells them (games 75). */
export const getHotMatches: Handler<typeof calls.games.hotMatches> = async ({
  input,
  services,
  language,
}) => {
  const asked = askedLanguage(input.language, language) === 'EN' ? 'en' : 'vi'
  const matches = await services.matchList()
  const codes = [...new Set(matches.map(({ gameCode }) => gameCode))]
  const nodes = new Map(
    (await listOpenNodes(services.db, codes)).map((node) => [node.game_code, node.node_id]),
  )
  return {
    matches: matches.flatMap(({ gameCode, names, score, ...match }) => {
      const nodeId = nodes.get(gameCode)
      if (nodeId === undefined) return []
      const [home, away] = [names.home[asked], names.away[asked]]
      return [{ ...match, nodeId, home, away, homeGoals: score.home, awayGoals: score.away }]
    }),
  }
}

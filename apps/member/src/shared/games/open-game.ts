import { decideLaunch, type LaunchCard, type LaunchTarget } from '@saola/game-launch'
import { messageKey } from '@saola/i18n'
import {
  askConfirm,
  isSignedIn,
  openDialog,
  openWarning,
  rememberPlace,
  type AppContext,
  type Navigation,
} from '@saola/shell'
import { lotteryPaths } from '../lottery/lottery-paths.ts'
import { playPath, sheetPath, vendorListPath } from '../paths.ts'

type Opening = Pick<AppContext, 'dialogs' | 'session'> & { navigation: Pick<Navigation, 'go'> }

/** A game of the member with a round that is still open, and how it is called. */
export type UnfinishedGame = LaunchTarget & { readonly nodeId: string; readonly name: string }

/**
 * A tapped card opens its game, the sign-in dialog, or what keeps it closed: the sheet of a title says why and until
 * when (games 19), a vendor a message (games 4). After the sign-in the game opens.
 * While a round of another game is open, it asks to go back to that game first.
 */
export function openGame(
  { dialogs, navigation, session }: Opening,
  card: LaunchCard,
  unfinished?: UnfinishedGame,
): void {
  const member = { signedIn: isSignedIn(session), type: session.member?.type, unfinished }
  const decision = decideLaunch(member, card)
  switch (decision.kind) {
    case 'sign-in':
      if (card.nodeId !== undefined) rememberPlace(session, playPath(card.nodeId))
      openDialog(dialogs, 'sign-in')
      return
    case 'message':
      if (card.nodeId === undefined) openWarning(dialogs, { text: { key: messageKey(decision.key) } })
      else navigation.go(sheetPath(card.nodeId))
      return
    case 'open':
      navigation.go(
        decision.params.nodeId === undefined ? vendorPath(card) : playPath(decision.params.nodeId),
      )
      return
    case 'unfinished':
      if (unfinished !== undefined) void offerResume({ dialogs, navigation }, unfinished)
      return
    case 'choose':
      navigation.go(vendorListPath(card.vassalage))
      return
    case 'vn-lottery':
      navigation.go(lotteryPage(lotteryPaths.vietnam, decision.gameCode))
      return
    case 'sea-lottery':
      navigation.go(lotteryPage(lotteryPaths.sea, decision.gameCode))
      return
    default:
      decision satisfies never
  }
}

async function offerResume(
  { dialogs, navigation }: Pick<Opening, 'dialogs' | 'navigation'>,
  { name, nodeId }: UnfinishedGame,
): Promise<void> {
  const resume = await askConfirm(dialogs, {
    title: { key: 'games:unfinished.title' },
    text: { key: 'games:unfinished.text', values: { name } },
    confirm: { key: 'games:unfinished.resume' },
    cancel: { key: 'games:unfinished.later' },
  })
  if (resume) navigation.go(playPath(nodeId))
}

function lotteryPage(lobby: string, gameCode: string): string {
  return gameCode === '' ? lobby : `${lobby}/${encodeURIComponent(gameCode)}`
}

function vendorPath({ vassalage }: LaunchCard): string {
  return `/rng?vassalage=${encodeURIComponent(vassalage)}`
}

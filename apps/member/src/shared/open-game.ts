import { decideLaunch, type LaunchCard } from '@saola/game-launch'
import { messageKey } from '@saola/i18n'
import {
  isSignedIn,
  openDialog,
  openWarning,
  rememberPlace,
  type AppContext,
  type Navigation,
} from '@saola/shell'
import { playPath } from './paths.ts'

type Opening = Pick<AppContext, 'dialogs' | 'session'> & { navigation: Pick<Navigation, 'go'> }

/** A tapped card opens its game, the sign-in dialog, or a message (specification 4). After the sign-in the game opens. */
export function openGame({ dialogs, navigation, session }: Opening, card: LaunchCard): void {
  const member = { signedIn: isSignedIn(session), type: session.member?.type }
  const decision = decideLaunch(member, card)
  switch (decision.kind) {
    case 'sign-in':
      if (card.nodeId !== undefined) rememberPlace(session, playPath(card.nodeId))
      openDialog(dialogs, 'sign-in')
      return
    case 'message':
      openWarning(dialogs, { text: { key: messageKey(decision.key) } })
      return
    case 'open':
      navigation.go(
        decision.params.nodeId === undefined ? vendorPath(card) : playPath(decision.params.nodeId),
      )
      return
    case 'choose':
      navigation.go(vendorPath(card))
      return
    case 'vn-lottery':
    case 'sea-lottery':
      navigation.go(decision.gameCode === '' ? '/vnlottery' : `/vnlottery/${decision.gameCode}`)
      return
    default:
      decision satisfies never
  }
}

function vendorPath({ vassalage }: LaunchCard): string {
  return `/rng?vassalage=${encodeURIComponent(vassalage)}`
}

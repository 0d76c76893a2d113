import { decideLaunch, type LaunchCard, type LaunchDecision } from '@saola/game-launch'
import type { MessageKey } from '@saola/i18n'
import { isSignedIn, openDialog, openWarning, rememberPlace, type AppContext } from '@saola/shell'
import { playPath } from './paths.ts'

type Opening = Pick<AppContext, 'dialogs' | 'navigation' | 'session'>
type Refusal = Extract<LaunchDecision, { kind: 'message' }>['key']

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
      openWarning(dialogs, { text: { key: refusals[decision.key] } })
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

const refusals: Readonly<Record<Refusal, MessageKey>> = {
  'games.real_account_needed': 'games:launch.real_account',
  'games.under_maintenance': 'games:launch.maintenance',
  'games.coming_soon': 'games:launch.coming_soon',
}

function vendorPath({ vassalage }: LaunchCard): string {
  return `/rng?vassalage=${encodeURIComponent(vassalage)}`
}

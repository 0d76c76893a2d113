import type { NavItem } from '@saola/ui'
import type { Say } from './story.ts'

/** Five places to go, for the stories of bars and rails. */
export function samplePlaces(say: Say): readonly NavItem[] {
  return [
    { id: 'home', label: say('Trang chủ', 'Home'), icon: 'home', href: '#home', current: true },
    { id: 'games', label: say('Trò chơi', 'Games'), icon: 'games', href: '#games' },
    { id: 'deposit', label: say('Nạp tiền', 'Deposit'), icon: 'plus', href: '#deposit', prominent: true },
    { id: 'gift', label: say('Ưu đãi', 'Rewards'), icon: 'gift', href: '#gift', badge: 3 },
    { id: 'me', label: say('Tôi', 'Me'), icon: 'user', onSelect: () => undefined },
  ]
}

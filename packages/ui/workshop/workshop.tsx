import { AppFrame, BottomBar, HornMark, Icon, IconButton, SideRail, TopBar, type NavItem } from '@saola/ui'
import type { ReactElement } from 'react'
import { Forms } from './forms.tsx'
import { Overlays } from './overlays.tsx'
import { Tables } from './tables.tsx'
import styles from './workshop.module.css'

const items: NavItem[] = [
  { id: 'home', label: 'Trang chủ', icon: 'home', href: '#', current: true },
  { id: 'games', label: 'Trò chơi', icon: 'games', href: '#games' },
  { id: 'deposit', label: 'Nạp tiền', icon: 'plus', href: '#deposit', prominent: true },
  { id: 'gift', label: 'Ưu đãi', icon: 'gift', href: '#gift', badge: 3 },
  { id: 'me', label: 'Tôi', icon: 'user', href: '#me' },
]

const families = ['live', 'slots', 'sports', 'esports', 'cards', 'fish', 'lottery', 'cockfight'] as const

/** All parts on one page, to be looked at. */
export function Workshop(): ReactElement {
  return (
    <AppFrame
      skipLabel="Skip to content"
      top={
        <TopBar
          start={
            <span className={styles.mark}>
              <HornMark size={30} />
            </span>
          }
          end={
            <span className={styles.balance}>
              <b className="figures">12.450.000 ₫</b>
              <IconButton icon="eye" label="Hide balance" />
              <IconButton icon="plus" label="Deposit" variant="accent" />
            </span>
          }
        />
      }
      rail={
        <SideRail
          label="Main"
          start={<HornMark size={34} />}
          groups={[
            { id: 'main', items },
            {
              id: 'families',
              heading: 'Sảnh',
              items: families.map((name) => ({ id: name, label: name, icon: name, href: `#${name}` })),
            },
          ]}
        />
      }
      bottom={<BottomBar label="Main" items={items} />}
    >
      <div className={styles.stack}>
        <h1>Đêm nay bạn chơi gì?</h1>
        <Forms />
        <Tables />
        <Overlays />
        <IconSheet />
      </div>
    </AppFrame>
  )
}

function IconSheet(): ReactElement {
  const names = [
    ...families,
    'elottery',
    'jackpot',
    'bingo',
    'mini',
    'wallet',
    'statement',
    'bets',
    'chart',
  ] as const
  const more = [
    'team',
    'headset',
    'apple',
    'android',
    'heart',
    'bell',
    'globe',
    'logout',
    'contract',
    'line',
  ] as const
  const rest = [
    'filter',
    'refresh',
    'clock',
    'bank',
    'transfer',
    'shield',
    'lock',
    'settings',
    'star',
    'moon',
  ] as const
  return (
    <div className={styles.icons}>
      {[...names, ...more, ...rest].map((name) => (
        <Icon key={name} name={name} size={28} label={name} />
      ))}
    </div>
  )
}

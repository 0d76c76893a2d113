import { say } from '@saola/i18n'
import {
  isSignedIn,
  lazyPart,
  SidePart,
  SiteFoot,
  useApp,
  useCapabilities,
  usePlacesAhead,
  useSession,
} from '@saola/shell'
import { AppFrame, BottomBar, SideRail, TopBar, type NavItem, type NavLinkProps } from '@saola/ui'
import { Link, Outlet, useLocation, useRouter } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountCorner } from './account-corner.tsx'
import { BrandLogo } from './brand-logo.tsx'
import { LanguageToggle } from './language-toggle.tsx'
import { useUnread } from '../messages/use-unread.ts'
import { paths } from '../paths.ts'
import { PauseBanner } from '../protection/pause-banner.tsx'
import styles from './site-frame.module.css'
import { siteNavigation, type Place } from './site-navigation.ts'

const WaitingContract = lazyPart(() => import('../contracts/waiting-contract.tsx'), 'WaitingContract')

/** The frame of the site: bar above, rail of the twelve families at the left, on a phone five places below. */
export function SiteFrame(): ReactElement {
  const { t, i18n } = useTranslation(['shell', 'games'])
  const { pathname } = useLocation()
  const session = useSession()
  const { places, families, more } = siteNavigation(pathname, useCapabilities())
  const { agentPortal } = useApp().brand
  const unread = useUnread()
  usePlacesAhead(
    useRouter(),
    places.map(({ href }) => href),
  )
  const name = ({ text, ...place }: Place): NavItem => ({
    ...place,
    label: say(i18n, text),
    ...(place.id === 'me' && unread > 0 && { badge: <UnreadBadge count={unread} /> }),
  })
  const groups = [
    { id: 'places', items: places.map(name) },
    { id: 'families', heading: t('shell:nav.game_center'), items: families.map(name) },
    {
      id: 'more',
      items: [
        ...more.map(name),
        ...(agentPortal === ''
          ? []
          : [
              {
                id: 'agent',
                label: t('shell:nav.agent'),
                icon: 'team' as const,
                href: agentPortal,
                current: false,
              },
            ]),
      ],
    },
  ]
  return (
    <AppFrame
      skipLabel={t('shell:act.skip')}
      top={
        <TopBar
          start={<BrandLogo />}
          end={
            <>
              <AccountCorner />
              <LanguageToggle />
            </>
          }
        />
      }
      rail={<SideRail label={t('shell:nav.main')} groups={groups} renderLink={renderLink} />}
      foot={
        <div className={styles.foot}>
          <SidePart>
            <SiteFoot renderLink={footLink} />
          </SidePart>
        </div>
      }
      bottom={<BottomBar label={t('shell:nav.bar')} items={places.map(name)} renderLink={renderLink} />}
    >
      <SidePart>
        <PauseBanner />
      </SidePart>
      <SidePart>{isSignedIn(session) && <WaitingContract />}</SidePart>
      <Outlet />
    </AppFrame>
  )
}

/** Past 99 the number says no more than that there are many. */
function UnreadBadge({ count }: { count: number }): ReactElement {
  const { t } = useTranslation('shell')
  return (
    <>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">{t('nav.unread', { count })}</span>
    </>
  )
}

/** Limits are a member's own page; a visitor reads of them in the terms. */
function footLink(place: 'terms' | 'privacy' | 'protection', words: string): ReactElement {
  if (place === 'protection') return <FootProtection words={words} />
  return (
    <Link to={paths.terms} hash={place === 'privacy' ? 'privacy' : ''}>
      {words}
    </Link>
  )
}

function FootProtection({ words }: { words: string }): ReactElement {
  return isSignedIn(useSession()) ? (
    <Link to={paths.protection}>{words}</Link>
  ) : (
    <Link to={paths.terms} hash="fair">
      {words}
    </Link>
  )
}

/** The agent area is a site of its own. */
function renderLink({ href, children, ...props }: NavLinkProps): ReactElement {
  if (!href.startsWith('/')) {
    return (
      <a {...props} href={href}>
        {children}
      </a>
    )
  }
  return (
    <Link {...props} to={href}>
      {children}
    </Link>
  )
}

import { gameFamilies } from '@saola/protocol'
import { useApp } from '@saola/shell'
import { Icon } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { familyLink, familySlugs } from '#shared/games/game-family-paths.ts'
import { vendorFamiliesQuery } from '../catalogue/queries.ts'
import styles from './vendor-families.module.css'

/** The families that a vendor serves, each a way to its titles there; nothing where it serves one alone. */
export function VendorFamilies({ vendor, name }: { vendor: string; name: string }): ReactElement | null {
  const { t } = useTranslation('games')
  const { data } = useQuery(vendorFamiliesQuery(useApp()))
  const families = gameFamilies.filter((family) => data?.content[family]?.includes(vendor))
  if (families.length < 2) return null
  return (
    <nav aria-label={t('vendor.families', { vendor: name })}>
      <ul className={`plain-list ${styles.families}`}>
        {families.map((family) => (
          <li key={family}>
            <Link {...familyLink(family)} search={{ vendor }} className={styles.family}>
              <Icon name={familySlugs[family]} size={18} />
              {t(`family.${family}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

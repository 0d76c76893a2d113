import { Notice } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'

type WorksForProps = { subAccount: { readonly ownerName: string; readonly rights: readonly string[] } }

/** In whose name a sub-account works, and where its pages are until it has any. */
export function WorksFor({ subAccount: { ownerName, rights } }: WorksForProps): ReactElement {
  const { t } = useTranslation('team')
  return (
    <Notice title={t('works_for', { owner: ownerName })}>
      {rights.length === 0 ? t('works_for.nothing') : t('works_for.something')}
    </Notice>
  )
}

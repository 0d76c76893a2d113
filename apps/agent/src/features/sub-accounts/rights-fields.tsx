import { ChoiceChips } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { levelsOf, rightPlaces, type RightLevels } from './right-levels.ts'
import styles from './sub-accounts.module.css'

type RightsFieldsProps = { value: RightLevels; onChange: (levels: RightLevels) => void }

/** What a sub-account may do, place by place. */
export function RightsFields({ value, onChange }: RightsFieldsProps): ReactElement {
  const { t } = useTranslation('subaccounts')
  return (
    <fieldset className={styles.rights}>
      <legend>{t('rights')}</legend>
      {rightPlaces.map((place) => (
        <div key={place} className={styles.right}>
          <ChoiceChips
            legend={t(`rights.${place}`)}
            choices={levelsOf(place).map((level) => ({ value: level, label: t(`rights.${level}`) }))}
            value={value[place]}
            onValueChange={(level) => onChange({ ...value, [place]: level })}
          />
          <p className={styles.quiet}>{t(`rights.${place}.about`)}</p>
        </div>
      ))}
    </fieldset>
  )
}

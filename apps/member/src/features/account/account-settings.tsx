import { languageName } from '@saola/i18n'
import {
  chooseDataSaver,
  chooseLanguage,
  chooseTheme,
  hideBalance,
  useApp,
  usePreferences,
  useLanguage,
  useSavesData,
} from '@saola/shell'
import { Card, Checkbox, ChoiceChips } from '@saola/ui'
import { useId, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './account-settings.module.css'

/** The choices of this device: language, look, whether amounts are shown and whether bytes are spared. */
export function AccountSettings(): ReactElement {
  const { t } = useTranslation(['member', 'shell', 'wallet'])
  const { brand, preferences } = useApp()
  const chosen = usePreferences()
  const language = useLanguage()
  const saves = useSavesData()
  const hint = useId()
  return (
    <Card title={t('member:settings')}>
      <div className={styles.settings}>
        {brand.languages.length > 1 && (
          <ChoiceChips
            legend={t('shell:language.label')}
            choices={brand.languages.map((each) => ({
              value: each,
              label: <span lang={each}>{languageName(each)}</span>,
            }))}
            value={language}
            onValueChange={(next) => chooseLanguage(preferences, next)}
          />
        )}
        <ChoiceChips
          legend={t('shell:theme.label')}
          choices={[
            { value: 'dark', label: t('shell:theme.dark') },
            { value: 'light', label: t('shell:theme.light') },
          ]}
          value={chosen.theme ?? brand.theme}
          onValueChange={(theme) => chooseTheme(preferences, theme)}
        />
        <Checkbox
          checked={chosen.hideBalance}
          onChange={(event) => hideBalance(preferences, event.target.checked)}
        >
          {t('shell:balance.hide')}
        </Checkbox>
        <div>
          <Checkbox
            checked={saves}
            aria-describedby={hint}
            onChange={(event) => chooseDataSaver(preferences, event.target.checked)}
          >
            {t('shell:data_saver')}
          </Checkbox>
          <p id={hint} className={styles.hint}>
            {t('shell:data_saver.hint')}
          </p>
        </div>
      </div>
    </Card>
  )
}

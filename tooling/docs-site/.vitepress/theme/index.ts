import DefaultTheme from 'vitepress/theme-without-fonts'
import type { Theme } from 'vitepress'
import '@fontsource-variable/jetbrains-mono'
import '@saola/ui/theme.css'
import { LiveExample } from './live-example.ts'
import './look.css'

const theme: Theme = {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('LiveExample', LiveExample)
  },
}

export default theme

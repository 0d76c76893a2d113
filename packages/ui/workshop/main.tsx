import '@saola/ui/theme.css'
import { ToastProvider } from '@saola/ui'
import { createRoot } from 'react-dom/client'
import { Workshop } from './workshop.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('no root element')
document.documentElement.dataset['theme'] = new URLSearchParams(location.search).get('theme') ?? 'dark'
createRoot(root).render(
  <ToastProvider label="Messages" closeLabel="Close">
    <Workshop />
  </ToastProvider>,
)

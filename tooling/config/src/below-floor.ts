import type { Plugin } from 'vite'
import { servedBrowsers } from './floor.ts'

/** A browser of today has the app long before. */
const patience = '12s'

/** What every browser from the floor on knows and none below it, `accent-color`: Safari 15.4, Chrome 93, Firefox 92. */
const style = `<style>
      .below-floor { position: fixed; right: 0; bottom: 0; left: 0; padding: 1rem; background: #fff; color: #201308; text-align: center; font: 1rem/1.5 system-ui, sans-serif; }
      .below-floor a { color: #8a1f1c; }
      @supports (accent-color: red) { .below-floor { visibility: hidden; animation: below-floor 0s ${patience} forwards; } }
      [data-failed] .below-floor { animation-delay: 0s !important; }
      @keyframes below-floor { to { visibility: visible; } }
    </style>`

/**
 * Says in plain HTML, where a page names `<!-- below-floor -->` in its root, that an older browser may not open it, and
 * leads to the brand's service page. Below the floor it stands at once; above, it comes when no script has put the app in
 * its place for 12 s, whatever the reason, and at once where the app knows that it cannot start (`data-failed`). It needs no script, so it does not matter which one cannot run.
 */
export function belowFloor(): Plugin {
  const [ios, chrome] = [oldest('iOS'), oldest('Chrome')]
  const notice = `<div class="below-floor">
        <p>Nếu trang không mở, hãy <a href="">tải lại trang</a>, cập nhật trình duyệt hoặc điện thoại (${ios}, ${chrome} trở lên), hoặc <a href="/brand/service.html">liên hệ chăm sóc khách hàng</a>.</p>
        <p lang="en">If this page does not open, please <a href="">reload it</a>, update your browser or phone (${ios}, ${chrome} or later), or <a href="/brand/service.html">contact customer service</a>.</p>
      </div>`
  return {
    name: 'below-floor',
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        if (!html.includes('<!-- below-floor -->')) throw new Error('index.html has no <!-- below-floor -->')
        return html.replace('<!-- below-floor -->', notice).replace('</head>', `  ${style}\n  </head>`)
      },
    },
  }
}

function oldest(name: string): string {
  return `${name} ${servedBrowsers.find((browser) => browser.name.includes(name))?.version ?? ''}`
}

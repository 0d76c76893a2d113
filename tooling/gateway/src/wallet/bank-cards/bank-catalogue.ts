import type { Bank } from '@saola/protocol'

/** Code, BIN, short name and name, as VietQR publishes them. */
const rows = `
ICB|970415|VietinBank|Ngân hàng TMCP Công thương Việt Nam
VCB|970436|Vietcombank|Ngân hàng TMCP Ngoại Thương Việt Nam
BIDV|970418|BIDV|Ngân hàng TMCP Đầu tư và Phát triển Việt Nam
VBA|970405|Agribank|Ngân hàng Nông nghiệp và Phát triển Nông thôn Việt Nam
TCB|970407|Techcombank|Ngân hàng TMCP Kỹ thương Việt Nam
MB|970422|MBBank|Ngân hàng TMCP Quân đội
ACB|970416|ACB|Ngân hàng TMCP Á Châu
VPB|970432|VPBank|Ngân hàng TMCP Việt Nam Thịnh Vượng
TPB|970423|TPBank|Ngân hàng TMCP Tiên Phong
STB|970403|Sacombank|Ngân hàng TMCP Sài Gòn Thương Tín
HDB|970437|HDBank|Ngân hàng TMCP Phát triển Thành phố Hồ Chí Minh
VIB|970441|VIB|Ngân hàng TMCP Quốc tế Việt Nam
SHB|970443|SHB|Ngân hàng TMCP Sài Gòn - Hà Nội
OCB|970448|OCB|Ngân hàng TMCP Phương Đông
MSB|970426|MSB|Ngân hàng TMCP Hàng Hải Việt Nam
EIB|970431|Eximbank|Ngân hàng TMCP Xuất Nhập khẩu Việt Nam
LPB|970449|LPBank|Ngân hàng TMCP Lộc Phát Việt Nam
SEAB|970440|SeABank|Ngân hàng TMCP Đông Nam Á
SCB|970429|SCB|Ngân hàng TMCP Sài Gòn
NAB|970428|NamABank|Ngân hàng TMCP Nam Á
ABB|970425|ABBANK|Ngân hàng TMCP An Bình
BAB|970409|BacABank|Ngân hàng TMCP Bắc Á
VCCB|970454|VietCapitalBank|Ngân hàng TMCP Bản Việt
KLB|970452|KienLongBank|Ngân hàng TMCP Kiên Long
NCB|970419|NCB|Ngân hàng TMCP Quốc Dân
PVCB|970412|PVcomBank|Ngân hàng TMCP Đại Chúng Việt Nam
VAB|970427|VietABank|Ngân hàng TMCP Việt Á
VIETBANK|970433|VietBank|Ngân hàng TMCP Việt Nam Thương Tín
BVB|970438|BaoVietBank|Ngân hàng TMCP Bảo Việt
PGB|970430|PGBank|Ngân hàng TMCP Thịnh vượng và Phát triển
SGICB|970400|SaigonBank|Ngân hàng TMCP Sài Gòn Công Thương
DOB|970406|DongABank|Ngân hàng TMCP Đông Á
CBB|970444|CBBank|Ngân hàng Thương mại TNHH MTV Xây dựng Việt Nam
GPB|970408|GPBank|Ngân hàng Thương mại TNHH MTV Dầu Khí Toàn Cầu
OCEAN|970414|OceanBank|Ngân hàng Thương mại TNHH MTV Đại Dương
COOPBANK|970446|COOPBANK|Ngân hàng Hợp tác xã Việt Nam
VBSP|999888|VBSP|Ngân hàng Chính sách Xã hội
VRB|970421|VRB|Ngân hàng Liên doanh Việt - Nga
IVB|970434|IndovinaBank|Ngân hàng TNHH Indovina
CAKE|546034|CAKE|Ngân hàng số CAKE by VPBank
UBANK|546035|Ubank|Ngân hàng số Ubank by VPBank
TIMO|963388|Timo|Ngân hàng số Timo by Bản Việt
KBANK|668888|KBank|Ngân hàng Đại chúng TNHH Kasikornbank
SHBVN|970424|ShinhanBank|Ngân hàng TNHH MTV Shinhan Việt Nam
WVN|970457|Woori|Ngân hàng TNHH MTV Woori Việt Nam
UOB|970458|UnitedOverseas|Ngân hàng United Overseas Bank Việt Nam
CIMB|422589|CIMB|Ngân hàng TNHH MTV CIMB Việt Nam
HSBC|458761|HSBC|Ngân hàng TNHH MTV HSBC Việt Nam
SCVN|970410|StandardChartered|Ngân hàng TNHH MTV Standard Chartered Việt Nam
PBVN|970439|PublicBank|Ngân hàng TNHH MTV Public Việt Nam
HLBVN|970442|HongLeong|Ngân hàng TNHH MTV Hong Leong Việt Nam
KBHN|970462|KookminHN|Ngân hàng Kookmin - Chi nhánh Hà Nội
KBHCM|970463|KookminHCM|Ngân hàng Kookmin - Chi nhánh Thành phố Hồ Chí Minh
KEBHANAHN|970467|KEBHanaHN|Ngân hàng KEB Hana - Chi nhánh Hà Nội
KEBHANAHCM|970466|KEBHanaHCM|Ngân hàng KEB Hana - Chi nhánh Thành phố Hồ Chí Minh
`

/** The banks of Vietnam that take transfers by BIN, the busiest first. */
export const bankCatalogue: readonly Bank[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [code = '', bin = '', shortName = '', name = ''] = row.split('|')
    return { bin, code, shortName, name }
  })

const byBin = new Map(bankCatalogue.map((bank) => [bank.bin, bank]))

/** The bank of a BIN. */
export function findBank(bin: string): Bank | undefined {
  return byBin.get(bin)
}

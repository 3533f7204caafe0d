/**
 * What a thing of the trade is called in each language, whole or as a part of a word. `except` names sentences that say it
 * otherwise: English says two things by one word there.
 */
type Noun = { english: RegExp; zh: RegExp; ms: RegExp; ta: RegExp; except?: readonly string[] }

const noun = (english: RegExp, zh: RegExp, ms: RegExp, ta: RegExp, ...except: string[]): Noun => ({
  english,
  zh,
  ms,
  ta,
  except,
})

/** What a press puts on a specimen. */
const FORCE = [
  'cylinders.reading.load',
  'cylinders.certificate.force',
  'cylinders.certificate.press-uncertainty',
  'help.glossary.dry-test',
  'help.tour.dry-test',
]

export const TRADE_NOUNS: readonly Noun[] = [
  noun(/\bconcrete\b/i, /混凝土/, /konkrit/i, /கான்கிரீட்/),
  noun(/\btrucks?\b/i, /车/, /lori/i, /லாரி/),
  noun(/\bdrivers?\b/i, /司机/, /pemandu/i, /ஓட்டுநர/),
  noun(/\bplant\b/i, /搅拌站/, /loji/i, /ஆலை/),
  noun(/(?<!on )\bsite\b/i, /工地/, /tapak/i, /தள/),
  noun(/(?<!(on|way|first) )\bloads?\b/i, /车次|车/, /muatan/i, /சுமை/, ...FORCE),
  noun(/\bmix\b/i, /配合比/, /campuran/i, /கலவை/),
  noun(/\bslump\b/i, /坍落度/, /runtuhan/i, /ஸ்லம்ப்/),
  noun(/\bpump\b/i, /泵车/, /pam\b/i, /பம்ப்/),
  noun(/\bchute\b/i, /溜槽/, /pelongsor/i, /சரிவுக்குழாய்/),
  noun(/\bwater\b/i, /水/, /air\b/i, /தண்ணீ/),
  noun(/\bdispatcher?\b/i, /调度/, /penyelaras/i, /ஒருங்கிணைப்பாளர/),
  noun(/\btickets?\b/i, /送货单/, /tiket/i, /டிக்கெட்/),
  noun(/\bqueue\b/i, /排队/, /giliran/i, /வரிசை/),
  noun(/\bsignature\b/i, /签名/, /tandatangan/i, /கையொப்ப/),
  noun(/\bpour\b/i, /浇筑/, /tuangan/i, /ஊற்றுதல/),
  noun(/\bon call\b/i, /待通知/, /atas panggilan/i, /அழைப்பின் பேரி/),
  noun(/\bbreak\b/i, /休息/, /rehat/i, /ஓய்வ/),
  noun(/(?<!to )\bbatch\b/i, /盘|搅拌/, /bancuhan/i, /பேட்ச்/),
  noun(/\bbatching line\b/i, /生产线/, /talian pembancuh/i, /கலவை லைன/),
  noun(/\bsilos?\b/i, /料仓/, /silo/i, /சைலோ/),
  noun(/\bmoisture\b/i, /含水率/, /lembapan/i, /ஈரப்பத/),
  noun(/\babsorption\b/i, /吸水率/, /penyerapan/i, /உறிஞ்சுதல்/),
  noun(/\baggregates?\b/i, /骨料/, /agregat/i, /ஜல்லி/),
  noun(/\bmaterials?\b/i, /材料/, /bahan/i, /பொருள/),
  noun(/\byard\b/i, /车场/, /halaman/i, /வளாக/),
  noun(/\bgate\b/i, /闸口/, /pintu masuk/i, /வாயில/),
  noun(/\bdelivery orders?\b/i, /送货单|车次/, /pesanan/i, /ஆணை/),
  noun(/(?<!(delivery|good) )\borders?\b/i, /订单|送货单|车次/, /pesanan/i, /ஆர்டர|ஆணை/),
  noun(/\bcustomers?\b/i, /客户/, /pelanggan/i, /வாடிக்கையாளர/),
  noun(/\bprojects?\b/i, /项目/, /projek/i, /திட்ட/),
  noun(/\breason\b/i, /原因|为何/, /sebab/i, /காரண/),
  noun(/\bremarks?\b/i, /备注/, /catatan/i, /குறிப்பு/),
  noun(/\bcertificate\b/i, /证书/, /sijil/i, /சான்றிதழ/),
  noun(/\bspecimens?\b/i, /试块/, /spesimen/i, /மாதிரி/),
  noun(/\blaborator(y|ies)\b/i, /试验室/, /makmal/i, /ஆய்வக/),
  noun(/\bcamera\b/i, /相机/, /kamera/i, /கேமரா/),
  noun(/\bnotifications?\b/i, /通知/, /makluman/i, /அறிவிப்பு/),
  noun(/\bticket\b/i, /送货单|单号|开单/, /tiket/i, /டிக்கெட்/),
  noun(/\b(device)\b/i, /设备/, /peranti/i, /சாதன/),
  noun(/\bserver\b/i, /服务器/, /pelayan/i, /சேவையக/),
  noun(/\bpassword\b/i, /密码/, /kata laluan/i, /கடவுச்சொல/),
  noun(/\badministrator\b/i, /管理员/, /pentadbir/i, /நிர்வாகி/),
  noun(/\bpages?\b/i, /页/, /halaman/i, /பக்க/),
  noun(/\bfilters?\b/i, /筛选/, /tapis/i, /வடிகட்ட/),
  noun(/\breadings\b/i, /读数/, /bacaan/i, /அளவு/),
  noun(/\btolerance\b/i, /允许|误差/, /toleransi/i, /அனுமதி/),
  noun(/\bstrength\b/i, /强度/, /kekuatan/i, /வலிமை/),
  noun(/\bcarbon\b/i, /碳/, /karbon/i, /கார்பன்/),
  noun(/\bstock\b/i, /库存/, /stok/i, /இருப்பு/),
]

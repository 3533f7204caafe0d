import { type Noun, noun } from './noun'
import { PORTAL } from './portal-nouns'

/** What a press puts on a specimen. */
const FORCE = [
  'cylinders.reading.load',
  'cylinders.certificate.force',
  'cylinders.certificate.press-uncertainty',
  'help.glossary.dry-test',
  'help.tour.dry-test',
  'Load, kN',
  'Load in the drum',
]

/** What comes of a calculation, and of a test on a certificate in the words of ISO/IEC 17025. */
const OUTCOME = ['result', 'uncertainty', 'percent-of-result', 'statement'].map(key => `cylinders.certificate.${key}`)

/** What is ordered of a supplier, and what is not repeated where only first loads are named. */
const TO_ORDER = [
  'Search order',
  'Materials to order',
  'First loads of orders that reached the site near their promised time, early or late, of all that reached it.',
]

const POUR = [
  noun(/\bconcrete\b/i, /混凝土/, /konkrit/i, /கான்கிரீட்/, 'Concrete pot'),
  noun(/\bfresh concrete\b/i, /新拌混凝土/, /konkrit segar/i, /புதுக் கான்கிரீட்/),
  noun(/(?<!(on|way|first) )\bloads?\b/i, /车次|车/, /muatan/i, /சுமை/, ...FORCE),
  noun(/\bfirst loads?\b/i, /第一车|首车/, /muatan pertama/i, /முதல் சுமை/),
  noun(/\bmix\b/i, /配合比/, /campuran/i, /கலவை/),
  noun(/\bmix design\b/i, /配合比设计/, /reka bentuk campuran/i, /கலவை வடிவமைப்பு/),
  noun(/\bslump\b/i, /坍落度/, /runtuhan/i, /ஸ்லம்ப்/, 'Slump flow'),
  noun(/\bpump\b/i, /泵车/, /pam\b/i, /பம்ப்/),
  noun(/\bchute\b/i, /溜槽/, /pelongsor/i, /சரிவுக்குழாய்/),
  noun(/\bwater\b/i, /水/, /air\b/i, /தண்ணீ/, 'Free water', 'Free water of the aggregates'),
  noun(/\bpour\b/i, /浇筑/, /tuangan/i, /ஊற்றுதல/),
  noun(/\bpouring\b/i, /浇筑/, /tuang/i, /ஊற்ற/),
  noun(/\b(discharge|unloading)\b/i, /卸料/, /[pm]unggah/i, /இறக்/),
  noun(/\bspacing\b/i, /间隔/, /selang/i, /இடைவெளி/),
  noun(/\bpromise\b(?! than)/i, /承诺/, /janji/i, /உறுதியளி/),
  noun(/\breturned concrete\b/i, /退回混凝土/, /konkrit dipulangkan/i, /திரும்பிய கான்கிரீட்/),
  noun(/\bon call\b/i, /待通知/, /atas panggilan/i, /அழைப்பின் பேரி/),
  noun(/\btemperature\b/i, /温/, /suhu/i, /வெப்பநிலை/),
]

const PLACES = [
  noun(/\bplant\b/i, /搅拌站/, /loji/i, /ஆலை/),
  noun(/(?<!on )\bsite\b/i, /工地/, /tapak/i, /தள/),
  noun(/\bqueue\b/i, /排队/, /giliran/i, /வரிசை/),
  noun(/\byard\b/i, /车场/, /halaman/i, /வளாக/),
  noun(/\bgate\b/i, /闸口/, /pintu masuk/i, /வாயில/),
  noun(/\blaborator(y|ies)\b/i, /试验室/, /makmal/i, /ஆய்வக/, 'Laboratory technician'),
  noun(/\bcuring house\b/i, /养护室/, /bilik pengawetan/i, /பதப்படுத்தும் அறை/),
  noun(/\bbatching line\b/i, /生产线/, /talian pembancuh/i, /கலவை லைன/),
  noun(/\bsilos?\b/i, /料仓/, /silo/i, /சைலோ/),
  noun(/\btank\b/i, /养护池/, /tangki/i, /தொட்டி/),
]

const PEOPLE = [
  noun(/\bdrivers?\b/i, /司机/, /pemandu/i, /ஓட்டுநர/),
  noun(/\bdispatcher?\b/i, /调度/, /penyelaras/i, /ஒருங்கிணைப்பாளர/),
  noun(/\bdispatcher manager\b/i, /调度主管/, /ketua penyelaras/i, /தலைமை ஒருங்கிணைப்பாளர/),
  noun(/\blaboratory manager\b/i, /试验室主管/, /pengurus makmal/i, /ஆய்வக மேலாளர/),
  noun(/\bhouse manager\b/i, /养护室主管/, /pengurus bilik pengawetan/i, /பதப்படுத்தும் அறை மேலாளர/),
  noun(/\bcustomers?\b/i, /客户/, /pelanggan/i, /வாடிக்கையாளர/),
  noun(/\badministrator\b/i, /管理员/, /pentadbir/i, /நிர்வாகி/),
  noun(/\bdeputy\b/i, /代理人/, /timbalan/i, /பதிலாள/),
  noun(/\bfinance\b/i, /财务/, /kewangan/i, /நிதி/),
  noun(/\bcompany\b/i, /公司/, /syarikat/i, /நிறுவன/),
  noun(/\bduty\b/i, /工时|在班/, /masa kerja|bertugas/i, /பணி/),
  noun(/\bbreak\b/i, /休息/, /rehat/i, /ஓய்வ/),
]

const TRUCKS = [
  noun(/\btrucks?\b/i, /车/, /lori/i, /லாரி/),
  noun(/\btankers?\b/i, /罐车/, /lori tangki/i, /டாங்கர/),
  noun(/\bdrum\b/i, /搅拌筒/, /dram/i, /டிரம/),
  noun(/\bphone\b/i, /手机/, /telefon/i, /கைபேசி/),
  noun(/\bban\b/i, /禁入/, /larangan/i, /தடை/),
  noun(/\b(site passes|pass:)/i, /通行证/, /pas\b/i, /அனுமதிச் சீட்டு/),
]

const PAPERS = [
  noun(/\btickets?\b/i, /送货单/, /tiket/i, /டிக்கெட்/),
  noun(/\bdelivery orders?\b/i, /送货单|车次/, /pesanan/i, /ஆணை/),
  noun(/(?<!(delivery|good) )\borders?\b/i, /订单|送货单|车次/, /pesanan/i, /ஆர்டர|ஆணை/, ...TO_ORDER),
  noun(/\bpurchase order\b/i, /采购订单/, /pesanan belian/i, /கொள்முதல் ஆர்டர/),
  noun(/\bprojects?\b/i, /项目/, /projek/i, /திட்ட/),
  noun(/\binvoices?\b/i, /发票/, /invois/i, /விலைப்பட்டியல/),
  noun(/\bdrafts?\b/i, /草稿/, /draf/i, /வரைவ/),
  noun(/\bquote\b/i, /报价单/, /sebut harga/i, /விலைக்கோரல/),
  noun(/(?<!no )\bcredit hold\b/i, /信用冻结/, /tahanan kredit|ditahan kreditnya/i, /கடன் நிறுத்த/),
  noun(/\be-modifications?\b/i, /电子更改/, /e-pindaan/i, /மின்-மாற்ற/),
  noun(/\brequisitions?\b/i, /申请/, /permohonan/i, /கோரிக்கை/),
  noun(/\brequests?\b/i, /申请|请求|要求/, /permohonan|permintaan/i, /கோரிக்கை/),
  noun(/\bagreements?\b/i, /认可/, /persetujuan/i, /உடன்பாட/),
  noun(/\bapprov(al|als|e|ed)\b/i, /批/, /lulus/i, /ஒப்புதல/),
  noun(/\bcertificate\b/i, /证书/, /sijil/i, /சான்றிதழ/),
  noun(/\bsignature\b/i, /签名/, /tandatangan/i, /கையொப்ப/),
  noun(/\breports\b(?! when)|\b(testing|summary) report\b|^report( as PDF)?$/i, /报表|报告/, /laporan/i, /அறிக்கை/),
  noun(/\breason\b/i, /原因|为何/, /sebab/i, /காரண/),
  noun(/\bcause\b/i, /原因/, /punca/i, /காரண/),
  noun(/\bremarks?\b/i, /备注/, /catatan/i, /குறிப்பு/),
  noun(/\bprice\b/i, /价/, /harga/i, /விலை/),
  noun(/\bmargin\b/i, /毛利/, /margin/i, /இலாப வரம்பு/),
  noun(/\bdisputes?\b/i, /争议/, /pertikai/i, /தகராற/),
  noun(/\bexceptions?\b/i, /异常/, /pengecualian/i, /விதிவிலக்/),
  noun(/\bmapping\b/i, /对应/, /padanan/i, /பொருத்த/),
  noun(/\baudit\b/i, /审核/, /audit/i, /தணிக்கை/),
]

const MATERIALS = [
  noun(/(?<!to )\bbatch\b/i, /盘|搅拌/, /bancuhan/i, /பேட்ச்/, 'Trial batch', 'Open the trial batch'),
  noun(/\btrial batch\b/i, /试拌/, /bancuhan percubaan/i, /முன்னோட்டப் பேட்ச்/),
  noun(/\bmoisture\b/i, /含水率/, /lembapan/i, /ஈரப்பத/),
  noun(/\babsorption\b/i, /吸水率/, /penyerapan/i, /உறிஞ்சுதல்/),
  noun(/\baggregates?\b/i, /骨料/, /agregat/i, /ஜல்லி/),
  noun(/\bfree water\b/i, /自由水/, /air bebas/i, /தளர்நீர|தடையற்ற/),
  noun(/\bfineness modulus\b/i, /细度模数/, /modulus kehalusan/i, /நுண்மைக் குணக/),
  noun(/\bsilo level\b/i, /料仓存量/, /paras silo/i, /சைலோ அளவு/),
  noun(/\bcement\b/i, /水泥|水灰比/, /simen/i, /சிமெண்ட/),
  noun(/\badmixtures?\b/i, /外加剂/, /bahan tambah/i, /சேர்ப்புப் பொரு/),
  noun(/\bbinder\b/i, /胶凝材料|水胶比/, /pengikat/i, /பிணைப்ப/),
  noun(/\bchloride\b/i, /氯离子/, /klorida/i, /குளோரைட/),
  noun(/\bmaterials?\b/i, /材料/, /bahan/i, /பொரு[ளட]/),
  noun(/\bdeliver(y|ies)\b(?! orders?)/i, /到货|送货/, /penghantaran/i, /விநியோக/),
  noun(/\bsource\b/i, /来源|依据/, /sumber/i, /மூல|ஆதார/),
  noun(/\bstock\b/i, /库存/, /stok/i, /இருப்பு/),
  noun(/\bstock counts?\b/i, /盘点/, /kiraan stok/i, /இருப்புக் கணக்கு/),
  noun(/\brecipes?\b/i, /配方/, /resipi/i, /செய்முறை/),
  noun(/\btargets?\b/i, /目标/, /sasaran/i, /இலக்/, 'help.glossary.target-mean', 'Target mean strength'),
  noun(/\bweigh(ts?|ed)\b/i, /重|称/, /berat|timbang/i, /எடை/),
  noun(/\bquantity\b/i, /数量/, /kuantiti/i, /அளவு/),
  noun(/\bcarbon\b/i, /碳/, /karbon/i, /கார்பன்/),
]

const LABORATORY = [
  noun(/\bspecimens?\b/i, /试块/, /spesimen/i, /மாதிரி/),
  noun(/(?<!wet )\bcylinder (test(ing|s)?|set|result|request)\b/i, /试块/, /spesimen/i, /மாதிரி/),
  noun(/(?<!limit )\bsets?\b(?!-up| (against|a new))/i, /组/, /set/i, /தொகுதி/),
  noun(/\btests?\b/i, /试验|试拌/, /ujian/i, /சோதனை/),
  noun(/\bdry (cylinder )?tests?\b/i, /抗压试验/, /ujian mampatan/i, /அழுத்தச் சோதனை/),
  noun(/\bwet (cylinder )?tests?\b/i, /新拌混凝土试验/, /ujian konkrit segar/i, /புதுக் கான்கிரீட் சோதனை/),
  noun(/\bpress\b/i, /压力机/, /mesin tekan/i, /அழுத்த இயந்திர/, 'kit.shell.no-server-typed', 'Enter a press result'),
  noun(/\bcur(ing|ed)\b/i, /养护/, /awet/i, /பதப்படுத்/),
  noun(/\bsampled\b/i, /取样/, /disampel/i, /மாதிரி/),
  noun(/\bmass\b/i, /质量/, /jisim/i, /நிறை/),
  noun(/\bfracture\b/i, /破坏/, /patah/i, /உடைந்/),
  noun(/\bcubes?\b/i, /立方体/, /kiub/i, /கனசதுர/),
  noun(/\bcylinder( \d|$)/i, /圆柱体/, /silinder/i, /உருளை/),
  noun(/\bdiameter\b/i, /直径/, /diameter/i, /விட்ட/),
  noun(/\bmaturity\b/i, /成熟度/, /kematangan/i, /முதிர்ச்சி/),
  noun(/\btarget mean strength\b/i, /配制强度/, /kekuatan min sasaran/i, /இலக்குச் சராசரி வலிமை/),
  noun(/\bresults?\b/i, /结果/, /keputusan/i, /முடிவ/, ...OUTCOME),
  noun(/\breadings\b/i, /读数/, /bacaan/i, /அளவு/),
  noun(/\btolerance\b/i, /允许|误差/, /toleransi/i, /அனுமதி/),
  noun(/\blimits?\b/i, /限/, /had\b/i, /வரம்ப/, 'deliveries.discharge.over'),
  noun(/\buncertainty\b/i, /不确定度/, /ketakpastian/i, /ஐயப்பா/),
  noun(/\bcalibrations?\b/i, /校准/, /penentukuran/i, /அளவுத்திருத்த/),
  noun(/\bstrength\b/i, /强度/, /kekuatan/i, /வலிமை/),
  noun(/\bmean\b/i, /均/, /purata/i, /சராசரி/, 'help.glossary.target-mean', 'Target mean strength'),
  noun(/\bdensity\b/i, /密度/, /ketumpatan/i, /அடர்த்தி/, 'kit.list.columns'),
  noun(/\bnon-conformit(y|ies)\b/i, /不合格/, /ketakpatuhan/i, /இணக்கமின்மை/),
  noun(/\bdeviations?\b/i, /偏/, /sisihan/i, /விலகல/),
  noun(/\blabels?\b/i, /标签/, /label/i, /லேபிள/),
  noun(/\bsheet\b/i, /表/, /helaian/i, /தாள/),
  noun(/\bequipment\b/i, /设备/, /peralatan/i, /கருவி/),
]

export const TRADE_NOUNS: readonly Noun[] = [
  ...POUR,
  ...PLACES,
  ...PEOPLE,
  ...TRUCKS,
  ...PAPERS,
  ...MATERIALS,
  ...LABORATORY,
  ...PORTAL,
]

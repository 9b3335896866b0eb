import { category, topic } from './notation.ts';

const group = 'Web and technology';

export const WEB_SOFTWARE = [
  category({
    key: 'website-builders',
    label: 'Website builders',
    group,
    kind: 'software',
    words: 'website builder, site builder, landing page, cms, content management system, web page builder',
    companies: `Wix wix.com, Squarespace squarespace.com, WordPress.com wordpress.com, Webflow webflow.com,
      Weebly weebly.com, Jimdo jimdo.com, Duda duda.co, Framer framer.com, Carrd carrd.co`,
    topics: [
      topic('Building a website', 'website builder', {
        for: 'a photographer / a restaurant / a small business',
        to: 'build a website without coding / update a website from a phone / launch a site in a weekend',
        because: 'My website looks ten years old / I have no money for a web designer',
        ask: 'Should I build my own website or pay somebody to do it?',
      }),
      topic('Landing pages', 'landing page builder', {
        for: 'a marketing team / a course creator / a start-up',
        to: 'test two versions of a page / collect email addresses before a launch / build pages without a developer',
        because: 'Our ads bring visitors, but hardly anyone signs up',
        ask: 'How many landing pages does a small campaign really need?',
      }),
      topic('Content management', 'content management system', {
        for: 'a magazine / a company with sites in five languages / a university',
        to: 'publish the same content on web and app / let editors work without developers / speed up a slow site',
        because: 'Every small change on our website needs a developer',
        ask: 'Is a headless CMS worth the effort for a mid-sized company?',
      }),
    ],
  }),
  category({
    key: 'ecommerce-platforms',
    label: 'E-commerce platforms',
    group,
    kind: 'software',
    words:
      'e-commerce, ecommerce, online shop software, online store builder, shop system, dropshipping, marketplace software',
    companies: `Shopify shopify.com, WooCommerce woocommerce.com, BigCommerce bigcommerce.com, Adobe Commerce adobe.com,
      Wix wix.com, Squarespace squarespace.com, PrestaShop prestashop.com, Shopware shopware.com, Ecwid ecwid.com`,
    topics: [
      topic('Starting an online store', 'e-commerce platform', {
        for: 'beginners / a craft business / a local store that wants to sell online',
        to: 'open an online store without coding / sell digital products / ship abroad from the start',
        because: 'I sell on a marketplace and the fees eat up my profit',
        ask: 'What do I need to start an online shop besides the shop software?',
      }),
      topic('Growing an online store', 'e-commerce platform', {
        for: 'a brand with a million in sales / a wholesaler / a shop with 20,000 products',
        to: 'sell in several countries and currencies / move a large shop without losing search rankings / speed up checkout',
        because: 'Our shop breaks down whenever we run a sale / Too many of our customers abandon their cart',
        ask: 'What does it really cost to move an online shop to another platform?',
      }),
      topic('Selling to businesses', 'B2B e-commerce platform', {
        for: 'a manufacturer / a spare parts dealer / a distributor',
        to: 'show every customer their own prices / take repeat orders online / connect a shop with an ERP system',
        because: 'Our business customers still order by fax and phone',
        ask: 'Do business customers really want to order industrial supplies online?',
      }),
    ],
  }),
  category({
    key: 'web-hosting',
    label: 'Web hosting and domains',
    group,
    kind: 'software',
    words: 'web hosting, hosting, domain registrar, domain names, wordpress hosting, vps, dedicated server',
    companies: `GoDaddy godaddy.com, Bluehost bluehost.com, Hostinger hostinger.com, SiteGround siteground.com,
      Namecheap namecheap.com, DreamHost dreamhost.com, IONOS ionos.com, OVHcloud ovhcloud.com, Hetzner hetzner.com,
      Kinsta kinsta.com`,
    topics: [
      topic('Hosting a website', 'web hosting provider', {
        for: 'a small business / a blogger / an agency with fifty client sites',
        to: 'host a WordPress site / move a website without downtime / keep a site fast during traffic peaks',
        because: 'My website is slow and my host blames my plugins',
        ask: 'Does it matter for search engines where my website is hosted?',
      }),
      topic('Domains', 'domain registrar', {
        kind: 'provider',
        for: 'a new business / people who own many domains / a non-profit',
        to: 'move a domain without trouble / keep the owner’s details private / get professional email addresses',
        because: 'The renewal price of my domain has tripled',
        ask: 'Is a .com domain still important, or are newer endings just as good?',
      }),
      topic('Servers', 'virtual server provider', {
        kind: 'provider',
        for: 'developers / a gaming community / a small software company',
        to: 'run a server in Europe / host several small apps cheaply / back up a server automatically',
        because: 'We have outgrown shared hosting',
        ask: 'How much technical knowledge does it take to run a virtual server safely?',
      }),
    ],
  }),
  category({
    key: 'cloud-platforms',
    label: 'Cloud platforms',
    group,
    kind: 'software',
    words:
      'cloud, cloud hosting, cloud computing, infrastructure, kubernetes, serverless, paas, iaas, deployment',
    companies: `Amazon Web Services amazon.com, Microsoft Azure microsoft.com, Google Cloud google.com,
      DigitalOcean digitalocean.com, Vercel vercel.com, Cloudflare cloudflare.com, Heroku heroku.com, Render render.com,
      Fly.io fly.io, Oracle Cloud oracle.com`,
    topics: [
      topic('Choosing a cloud', 'cloud provider', {
        kind: 'provider',
        for: 'a start-up / a bank / a company that leaves its own data center',
        to: 'keep cloud costs under control / run workloads in several regions / keep data within one country',
        because: 'Our cloud bill grows faster than our sales',
        ask: 'Does it make sense for a small company to use more than one cloud?',
      }),
      topic('Deploying apps', 'app hosting platform', {
        for: 'solo developers / a front-end team / a small software company',
        to: 'deploy an app straight from a repository / run background jobs / scale an app without an operations team',
        because: 'Our developers spend more time on infrastructure than on the product',
        ask: 'When does a start-up outgrow a simple hosting platform?',
      }),
      topic('Containers', 'managed Kubernetes service', {
        for: 'a platform team / a company with twenty services / an online retailer',
        to: 'update clusters without downtime / cut the cost of idle machines / let teams deploy by themselves',
        because: 'Nobody on our team really understands our Kubernetes cluster',
        ask: 'Is Kubernetes overkill for a team of eight developers?',
      }),
    ],
  }),
  category({
    key: 'api-platforms',
    label: 'API platforms and developer tools',
    group,
    kind: 'software',
    words:
      'api, api management, api gateway, api testing, developer platform, developer tools, sdk, devtools, ci/cd, git',
    companies: `Postman postman.com, Kong konghq.com, Apigee google.com, MuleSoft mulesoft.com, GitHub github.com,
      GitLab gitlab.com, RapidAPI rapidapi.com, SmartBear smartbear.com, Twilio twilio.com, Insomnia insomnia.rest`,
    topics: [
      topic('API testing', 'API testing tool', {
        for: 'a QA team / back-end developers / a company with public APIs',
        to: 'run API tests with every release / share API collections with a team / mock an API that is not finished',
        because: 'Our API breaks for customers and we notice too late',
        ask: 'How do you test an API that depends on many other services?',
      }),
      topic('API management', 'API gateway', {
        for: 'a bank / a growing software company / a team with dozens of microservices',
        to: 'limit how often partners call an API / publish an API to partners / see who uses which API',
        because: 'Nobody in our company knows which APIs we have',
        ask: 'Do I need an API gateway if I only have three services?',
      }),
      topic('Building and shipping software', 'CI/CD platform', {
        for: 'a small development team / open-source projects / an enterprise with strict rules',
        to: 'ship several times a day / find security holes before a release / speed up slow builds',
        because: 'Our builds take forty minutes',
        ask: 'What do small teams use to host code and run tests in one place?',
      }),
    ],
  }),
];

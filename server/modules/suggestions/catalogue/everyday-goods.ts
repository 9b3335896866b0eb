import { category, pairOf, topic } from './notation.ts';

const group = 'Consumer goods';

export const EVERYDAY_GOODS = [
  category({
    key: 'sportswear',
    label: 'Sports shoes and sportswear',
    group,
    kind: 'product',
    words:
      'running shoes, sneakers, sports shoes, sportswear, activewear, athletic, outdoor clothing, outdoor gear, hiking',
    companies: `Nike nike.com, Adidas adidas.com, ASICS asics.com, Brooks brooksrunning.com, New Balance newbalance.com,
      On on.com, Hoka hoka.com, Puma puma.com, Patagonia patagonia.com, The North Face thenorthface.com`,
    topics: [
      topic('Running shoes', pairOf('running shoes'), {
        for: 'beginners / runners with flat feet / heavy runners',
        to: 'train for a first marathon / run on trails / run without knee pain',
        because: 'My knees hurt after every run',
        ask: 'How many miles does a running shoe last?',
      }),
      topic('Sportswear', 'sportswear brand', {
        kind: 'maker',
        for: 'women who lift weights / plus-size athletes / people who exercise outdoors in winter',
        to: 'buy sports clothes that last / dress for hot yoga',
        because: 'My sports clothes smell even after washing',
        ask: 'Which sportswear is made without harmful chemicals?',
      }),
      topic('Outdoor gear', 'rain jacket', {
        for: 'hikers / cyclists / families',
        to: 'stay dry on a long hike / pack light for a week in the mountains',
        because: 'My rain jacket leaks after two years',
        ask: 'Do waterproof jackets without PFAS keep the rain out just as well?',
      }),
    ],
  }),
  category({
    key: 'fashion',
    label: 'Fashion, eyewear and jewelry',
    group,
    kind: 'product',
    words: 'fashion, clothing, clothes, apparel, shoes, jewelry, glasses, eyewear, watches, handbag',
    companies: `Zara zara.com, H&M hm.com, Uniqlo uniqlo.com, Levi's levi.com, Everlane everlane.com, Zalando zalando.com,
      Warby Parker warbyparker.com, Ray-Ban ray-ban.com, Pandora pandora.net, ASOS asos.com`,
    topics: [
      topic('Clothes that last', 'clothing brand', {
        kind: 'maker',
        for: 'tall men / petite women / people who want to buy less',
        to: 'build a simple wardrobe / buy basics that keep their shape / dress well for the office',
        because: 'My T-shirts lose their shape after three washes',
        ask: 'How can I tell from the label whether clothes will last?',
      }),
      topic('Sustainable fashion', 'sustainable fashion brand', {
        kind: 'maker',
        for: 'students / new parents / people on an average income',
        to: 'avoid fast fashion without spending a fortune / buy jeans that are made fairly',
        because: 'I never know which green promises of fashion brands are true',
        ask: 'Which labels for sustainable clothing can be trusted?',
      }),
      topic('Glasses', pairOf('prescription glasses'), {
        for: 'people with a strong prescription / parents of small children / people who work at a screen',
        to: 'order glasses online / get two pairs for the price of one',
        because: 'My optician charges a fortune for new lenses',
        ask: 'Do blue-light glasses do anything at all?',
      }),
    ],
  }),
  category({
    key: 'beauty',
    label: 'Beauty and personal care',
    group,
    kind: 'product',
    words: 'beauty, skincare, skin care, cosmetics, makeup, hair care, perfume, personal care, sunscreen',
    companies: `L'Oréal loreal.com, Nivea nivea.com, CeraVe cerave.com, The Ordinary theordinary.com, La Roche-Posay laroche-posay.com,
      Estée Lauder esteelauder.com, Clinique clinique.com, Sephora sephora.com, Glossier glossier.com, Kiehl's kiehls.com`,
    topics: [
      topic('Skin care', 'moisturizer', {
        for: 'people with sensitive skin / teenagers / men over forty',
        to: 'calm red skin / build a simple skin care routine / fade acne scars',
        because: 'My skin gets dry and flaky every winter',
        ask: 'Is expensive skin care really better than drugstore products?',
      }),
      topic('Sun protection', 'sunscreen', {
        for: 'parents of small children / people with oily skin / swimmers',
        to: 'wear sunscreen under makeup / avoid white streaks on dark skin',
        because: 'Every sunscreen stings in my eyes',
        ask: 'How much sunscreen does a face actually need?',
      }),
      topic('Hair care', 'shampoo', {
        for: 'people with curly hair / men with thinning hair / swimmers',
        to: 'get rid of dandruff / keep colored hair from fading',
        because: 'My hair has become dry and brittle',
        ask: 'Does it make sense to wash hair without shampoo?',
      }),
    ],
  }),
  category({
    key: 'home-furniture',
    label: 'Furniture and mattresses',
    group,
    kind: 'product',
    words: 'furniture, mattress, bed, sofa, home decor, bedding, office chair, kitchen',
    companies: `IKEA ikea.com, Wayfair wayfair.com, Casper casper.com #1, Tempur-Pedic tempurpedic.com #1,
      West Elm westelm.com #2, Saatva saatva.com #1, Emma emma-sleep.com #1,
      Herman Miller hermanmiller.com #3, Purple purple.com #1, Article article.com #2`,
    topics: [
      topic('Mattresses', 'mattress', {
        for: 'side sleepers / people with back pain / couples with different weights',
        to: 'sleep cool in summer / try a mattress at home before paying',
        because: 'I wake up with back pain every morning',
        ask: 'How often should a mattress be replaced?',
      }),
      topic('Sofas', 'sofa', {
        for: 'people in small apartments / pet owners / families',
        to: 'seat a family of five / put up guests for the night',
        because: 'Our sofa sags after only three years',
        ask: 'Which sofa fabrics are easiest to keep clean with pets?',
      }),
      topic('Home office', 'office chair', {
        for: 'tall people / people who sit ten hours a day / gamers',
        to: 'sit without back pain / set up a home office in a bedroom',
        because: 'My back hurts since I started working from home',
        ask: 'Are standing desks actually good for you?',
      }),
    ],
  }),
  category({
    key: 'food-drink',
    label: 'Food, drink and pet food',
    group,
    kind: 'product',
    words:
      'food, drink, beverage, snack, coffee, supplements, protein, vegan, pet food, dog food, cat food, meal kit, grocery',
    companies: `HelloFresh hellofresh.com #1, Oatly oatly.com #2, Beyond Meat beyondmeat.com #2, Huel huel.com #2,
      Purina purina.com #3, Royal Canin royalcanin.com #3, Hill's hillspet.com #3,
      Pedigree pedigree.com #3, Blue Apron blueapron.com #1, Myprotein myprotein.com #2,
      AG1 drinkag1.com #2`,
    topics: [
      topic('Meal kits', 'meal kit', {
        for: 'singles / families with picky eaters / vegetarians',
        to: 'cook fresh meals in half an hour / eat healthier without planning meals',
        because: 'We never know what to cook on weekdays',
        ask: 'Are meal kits cheaper than going to the supermarket?',
      }),
      topic('Healthy eating', 'protein powder', {
        for: 'vegans / women / people with a sensitive stomach',
        to: 'build muscle without dairy / get enough protein at breakfast',
        because: 'I feel tired all afternoon after lunch',
        ask: 'Who actually needs food supplements?',
      }),
      topic(
        'Pet food',
        { one: 'dog food', many: 'dog food brands', any: 'a dog food' },
        {
          for: 'owners of a puppy / owners of a dog with allergies / owners of an older dog',
          to: 'switch a dog to new food safely / feed a large dog well on a budget',
          because: 'My dog scratches all the time and the vet suspects the food',
          ask: 'Is grain-free food better for dogs?',
        },
      ),
    ],
  }),
  category({
    key: 'family-toys',
    label: 'Baby gear and toys',
    group,
    kind: 'product',
    words: 'baby, stroller, toys, toy, kids, children, car seat, games, board games',
    companies: `LEGO lego.com #3, Mattel mattel.com #3, Hasbro hasbro.com #3, Fisher-Price fisher-price.com #3,
      UPPAbaby uppababy.com #1, Graco gracobaby.com #12, Bugaboo bugaboo.com #1, Chicco chicco.com #12,
      Ravensburger ravensburger.com #3, Babyzen babyzen.com #1`,
    topics: [
      topic('Strollers', 'stroller', {
        for: 'city families / parents of twins / joggers',
        to: 'travel by plane with a baby / get up stairs easily',
        because: 'Our stroller does not fit into our car',
        ask: 'Which baby products do new parents buy and never use?',
      }),
      topic('Car seats', 'child car seat', {
        for: 'parents of a newborn / parents with a small car / grandparents',
        to: 'switch a seat between two cars / keep a child facing backward for longer',
        because: 'Our child outgrew the first car seat',
        ask: 'Until what age should children ride facing backward?',
      }),
      topic('Toys', 'building set', {
        for: 'parents of a three-year-old / grandparents / adults who like to build',
        to: 'keep a six-year-old busy without a screen / give a present that lasts for years',
        because: 'Our children lose interest in new toys after a day',
        ask: 'Which toys help children to learn without feeling like homework?',
      }),
    ],
  }),
];

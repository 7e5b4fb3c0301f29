import type { DocumentFacts } from "../chain/document-facts.ts";

const words =
  "pass ?words?|passwd|passcodes?|passphrases?|pin(?: code| number)?|(?:access|door|gate|alarm|entry) codes?|api[ -]?keys?|secret keys?|access tokens?|log-?in|passwor[dt]|kennwort|zugangscode|türcode|mot de passe|code d['’]accès|digicode|contraseña|clave(?: de acceso)?|código de acceso|senha|palavra-passe|código de acesso|codice di accesso|wachtwoord|toegangscode|deurcode|lösenord|portkod|adgangskode|passord|dørkode|salasana|ovikoodi|hasło|kod dostępu|heslo|пароль|код доступа|код от двери|şifre(?:si)?|parola(?:sı)?|κωδικός(?: πρόσβασης)?|jelszó|parolă|كلمة المرور|كلمة السر|رمز الدخول|رمز عبور|סיסמה|הסיסמה|पासवर्ड|mật khẩu|kata sandi|รหัสผ่าน|密码|密碼|口令|パスワード|暗証番号|비밀번호";
/** A word for it, a few more, what leads to a value, and a value: quoted, or with a figure in it. */
const told = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}])[^.!?\\n]{0,40}?(?:[:=：]|\\s(?:is|are|was|to|ist|lautet|est|es|é|è|is|är|er|on|jest|to|je|это|هو|هي|là|adalah)\\s|[은는は是])\\s{0,2}(?:["'“„«「‘\`][^\\s"'”“»」’\`]{3,40}["'”“»」’\`]|(?=[^\\s]*\\p{Nd})[^\\s,;]{4,40}(?![^\\s]))`,
  "iu",
);
/** "Log in with admin / x7!pQ": a word that mixes letters with figures behind one of getting in; "the safe is 41-17-33". */
const entered =
  /(?<![\p{L}\p{M}])(?:log(?:ged)?[ -]?(?:in|on)|sign in|log(?:in|on)|einloggen|anmelden|anmeldung|zugang|connexion|connecte\p{L}{1,3}|se connecter|iniciar sesión|accede[rs]?|accesso|accedere|entrar|inloggen|logga in|log ind|logg inn|kirjaudu|zaloguj\p{L}{0,3}|přihlás\p{L}{1,4}|войти|вход|giriş|σύνδεση|登录|登入|ログイン|로그인)(?![\p{L}\p{M}])[^.!?\n]{0,40}?(?<=[\s/:：,])(?=[^\s]*\p{L})(?=[^\s]*\p{Nd})(?![^\s]*[@%€$£])[^\s,;]{6,40}/iu;
const locked =
  /(?<![\p{L}\p{M}])(?:safe|vault|padlock|lock ?box|key ?safe|strongbox|tresor|schlüsselkasten|coffre(?:-fort)?|caja fuerte|candado|cassaforte|lucchetto|cofre|cadeado|kluis|kassaskåp|pengeskab|safe|sejf|trezor|сейф\p{L}{0,2}|kasa|χρηματοκιβώτιο|خزنة|כספת|金庫|保险箱|保險箱|금고)(?![\p{L}])[^.!?\n]{0,30}?(?:\p{Nd}{2}[- /]){1,3}\p{Nd}{2}(?![\p{Nd}:.])/iu;
const formats =
  /(?<!\p{Nd})(?:\p{Nd}{4}[ -]){3}\p{Nd}{4}(?!\p{Nd})|\b(?:sk|pk|ghp|gho|xox[abp])[-_][\w-]{8,}|\bAKIA\w{12,}|BEGIN (?:RSA |EC )?PRIVATE KEY/u;

const mostRead = 1_000;

/** Says whether a text tells how to get in somewhere. */
export function letsIn(text: string): boolean {
  const head = text.slice(0, mostRead);
  return [told, entered, locked, formats].some((pattern) => pattern.test(head));
}

/** Returns the units that tell how to get in somewhere: a password or code with its value, a key, the number of a card. */
export function findCredentials({ units }: DocumentFacts): readonly number[] {
  return units.flatMap(({ unit }, index) => {
    const head = unit.text.slice(0, mostRead);
    if (letsIn(head)) return [index];
    const before = units[index - 1]?.unit;
    const isSplit = before !== undefined && unit.line === before.line && /[:=：]\s*$/u.test(before.text);
    return isSplit && told.test(`${before.text.slice(-120)} ${head.slice(0, 80)}`) ? [index] : [];
  });
}

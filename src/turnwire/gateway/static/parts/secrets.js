// What is left out of everything that was pasted: keys and cookies, in headers and in addresses.

const HEADER = /^((proxy-)?authorization|(set-)?cookie|.*(key|token|secret|password).*)$/i;
const QUERY = /([?&](?:[\w-]*(?:key|token|secret|password|signature)|sig|auth)=)[^&#\s]*/gi;

/** Whether a header holds a key or a cookie. @param {string} name */
export const isSecret = (name) => HEADER.test(name.trim());

/** An address without a user's name, password and keys. @param {string} url */
export const withoutKeys = (url) => url.replace(/^([a-z][a-z\d+.-]*:\/\/)[^/?#]*@/i, "$1").replace(QUERY, "$1…");

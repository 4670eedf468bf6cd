/**
 * The stand-in for the live vendor's script (Shoplive, live.js): the shop's loader queues `init` (access key, campaign
 * key, empty for the nearest, login, options) and `run` (element id). No eval or inline handlers, for a strict CSP.
 */
export const liveScript = `(function () {
  'use strict';
  var source = document.currentScript.src;
  var origin = new URL(source).origin;
  var name = window.ShoplivePlayer || 'mplayer';
  var queued = (window[name] && window[name].q) || [];
  var asked = null;
  var player = null;
  var commands = {
    init: function (accessKey, campaignKey, authorization, options) {
      asked = { ak: accessKey, ck: campaignKey || '', tk: authorization || '', options: options || {} };
    },
    run: function (id) {
      var place = document.getElementById(id);
      if (!asked || !place) return;
      var url = new URL('v1/player.html', source);
      url.searchParams.set('ak', asked.ak);
      url.searchParams.set('ck', asked.ck);
      if (asked.tk) url.searchParams.set('tk', typeof asked.tk === 'string' ? asked.tk : JSON.stringify(asked.tk));
      player = document.createElement('iframe');
      player.src = url.href;
      player.title = '라이브 방송';
      player.allow = 'autoplay; fullscreen; picture-in-picture';
      player.style.width = '100%';
      player.style.height = '100%';
      player.style.border = '0';
      place.replaceChildren(player);
    }
  };
  function obey(args) {
    if (Object.hasOwn(commands, args[0])) commands[args[0]].apply(null, Array.prototype.slice.call(args, 1));
  }
  window.addEventListener('message', function (event) {
    if (!player || event.origin !== origin || event.source !== player.contentWindow) return;
    var callback = asked.options.messageCallback;
    var said = event.data || {};
    if (callback && Object.hasOwn(callback, said.action)) callback[said.action](said.payload);
  });
  window[name] = function () {
    obey(arguments);
  };
  Array.prototype.forEach.call(queued, obey);
})();
`;

vcl 4.1;

# A cache in front of the storefront for documents of visitors without cookies: first visits, robots, links from elsewhere.
# Start it with brotli passed through, and point the storefront at it (CACHING_PROXY_URL=http://127.0.0.1:6081):
#   varnishd -a :6081 -f /etc/varnish/varnish.vcl -p http_gzip_support=off -s malloc,512m
# Needs the module xkey (Debian: varnish-modules).

import std;
import xkey;

backend storefront {
  .host = "127.0.0.1";
  .port = "3000";
}

# The storefront's hosts, which say what has changed.
acl hosts {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    # With a second address in it, the request came through another proxy.
    if (client.ip !~ hosts || req.http.X-Forwarded-For ~ ",") {
      return (synth(403, "Forbidden"));
    }
    set req.http.X-Purged = xkey.purge(req.http.Surrogate-Key);
    return (synth(200, "Purged"));
  }
  unset req.http.X-Cached;
  if ((req.method != "GET" && req.method != "HEAD") || req.http.Cookie || req.http.Authorization) {
    return (pass);
  }
  # What pages differ by: the first of the shop's languages, and the best encoding.
  if (req.http.Accept-Language ~ "(?i)\b(cs|sk)\b") {
    set req.http.Accept-Language = regsub(req.http.Accept-Language, "(?i)^.*?\b(cs|sk)\b.*$", "\1");
  } else {
    unset req.http.Accept-Language;
  }
  if (req.http.Accept-Encoding ~ "\bbr\b") {
    set req.http.Accept-Encoding = "br, gzip";
  } elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  return (hash);
}

sub vcl_backend_response {
  set beresp.grace = 0s;
  if (beresp.http.CDN-Cache-Control ~ "max-age=[0-9]+" && !beresp.http.Set-Cookie) {
    set beresp.http.xkey = beresp.http.Surrogate-Key;
    set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*max-age=([0-9]+).*$", "\1s"), 0s);
  } else {
    # Others of the same address wait for nothing.
    set beresp.uncacheable = true;
    set beresp.ttl = 10s;
  }
  return (deliver);
}

sub vcl_deliver {
  if (obj.hits > 0) {
    set resp.http.X-Cached = "yes";
  }
  unset resp.http.CDN-Cache-Control;
  unset resp.http.Cache-Tag;
  unset resp.http.Surrogate-Key;
  unset resp.http.xkey;
}
